import { aside, groupName, name, note, notePopup, option, popup, retry } from './Combobox.css.ts';

/** The classes of a list of options below a field, for features with options of their own. */
export const list = { popup, groupName, option, name, aside, notePopup, note, retry } as const;
