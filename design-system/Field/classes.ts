/** Class names of text controls, for a native control without a TextInput around it. */
export { box, control } from './control.css.ts';
