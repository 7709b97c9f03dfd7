/** Class names of the buttons below slides, for sliders other than the Carousel. */
export { controls, status } from './Carousel.css.ts';
