/** The attribute of the root of a part of the page that is hydrated later than the rest. */
export const lateAttribute = 'data-late';

/** Reads what visitors have done in a part, and returns what repeats it. */
type TakeInput = (part: Element) => () => void;

/** What repeats input in late parts; the page sets it. */
export const lateInput: { take?: TakeInput } = {};
