/** Class names of the row below a Scroller, for style sheets that place its parts. */
export { controls, foot } from './Scroller.css.ts';
