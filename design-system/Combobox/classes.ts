import { aside, groupName, name, option, popup } from './Combobox.css.ts';

/** The classes of a list of options below a field, for features with options of their own. */
export const list = { popup, groupName, option, name, aside } as const;
