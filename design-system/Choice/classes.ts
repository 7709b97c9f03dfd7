/** Class names of checkboxes and radio buttons, for native inputs inside a Choice. */
export { checkboxInput, radioInput } from './Choice.css.ts';
