/** Class name of a checkbox, for a native input inside a Choice. */
export { checkboxInput } from './Choice.css.ts';
