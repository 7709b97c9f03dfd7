/**
 * The entry point of the design system for style sheets: rules to spread into a `style`. It exports no
 * style sheet and no component, so a style sheet that imports it pulls in neither.
 */

export { rowsOfCard } from './Card/rowsOfCard.ts';
export {
  figureRow,
  formCard,
  overPicture,
  panel,
  raisedCard,
  roomForRings,
  toggled,
  veiledWords,
  veilFade,
  wordColumn,
  wrappedList,
} from './rules.ts';
export { scrollerEntry } from './Scroller/scrollerEntry.ts';
export { searchBarHeight } from './SearchBar/searchBarHeight.ts';
export * as tableRules from './Table/rules.ts';
export { typeset } from './Text/typeset.ts';
