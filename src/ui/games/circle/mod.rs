//! Sumo in the ring of nineteen circles, on screen.

mod advice;
mod bout;
mod cards;
mod complaint;
mod facing;
mod foresee;
mod game_ui;
mod ground;
mod hand;
mod lesson;
mod now;
mod picture;
mod result;
mod review;
mod rules;
mod seats;
mod setup;
mod sheets;
mod turn;
mod ways;
mod words;
