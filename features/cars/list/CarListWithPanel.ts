/*
 * The list and the filters beside it, as one import: the browser loads both at once, and what both need once.
 */
export { CarListBody } from './CarListBody.tsx';
export { SidePanel } from './SidePanel.tsx';
