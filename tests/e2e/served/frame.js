// Shows a page in a frame of a given size at the window's corner, so that coordinates are the same in both.
const asked = new URLSearchParams(location.search);
const frame = document.createElement("iframe");
frame.width = asked.get("width");
frame.height = asked.get("height");
frame.style.border = "0";
document.body.style.margin = "0";
frame.src = `./${asked.get("page")}`;
document.body.append(frame);
