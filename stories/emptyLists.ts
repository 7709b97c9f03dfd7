import { markupOf } from './markupOf.ts';

/** The lists without anything in them, which a screen reader announces for nothing. */
export function emptyLists(root: Document): readonly string[] {
  return [...root.querySelectorAll('ul:empty, ol:empty, dl:empty, table:empty')]
    .filter((list) => list.checkVisibility())
    .map(markupOf);
}
