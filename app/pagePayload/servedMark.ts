/** The attribute of elements of a document whose content its data leaves out. */
export const servedMark = 'data-served';

/** The component that takes such elements over, by its name in the page's data. */
export const servedComponent = 'ServedElement';
