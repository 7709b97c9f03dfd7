/** Class names of a panel, for `<details>` elements that an Accordion replaces. */
export { panel, sign, trigger } from './Accordion.css.ts';
