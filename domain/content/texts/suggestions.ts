import { carSearchBlocks, hasStock } from '../carSearchBlocks.ts';
import { shownBy, textSubject } from './textSubject.ts';

/** The texts of suggestions in search fields. */
export const suggestionsSubject = textSubject(
  shownBy(['CarList', ...carSearchBlocks], hasStock),
  [
    'suggestions',
    'suggestionsMakes',
    'suggestionsModels',
    'suggestionsFound',
    'suggestionsNone',
    'suggestionsFailed',
    'suggestionsCount',
  ],
  { suggestionsFound: ['count'], suggestionsCount: ['count'] },
);
