import type { CarListState, ShownCars } from '#domain/cars/carListState.ts';
import { fillText } from '#domain/fillText.ts';
import { carListPageSize } from '#domain/search/paging.ts';
import type { WordReading } from '#domain/search/wordRepair.ts';
import { formatNumber } from '../format.ts';
import type { CarListWords } from './carListSetup.ts';
import { formatHits } from './formatHits.ts';

/**
 * The text that says what the list shows. A fast answer is announced without a preceding loading
 * text.
 */
export function statusText(state: CarListState, isSlow: boolean, words: CarListWords): string {
  switch (state.kind) {
    case 'loading':
      return state.shown && !isSlow ? countText(state.shown, words) : words.texts.carListLoading;
    // The error message has its own text.
    case 'failed':
      return '';
    case 'settled':
      return countText(state.shown, words);
  }
}

/** How many cars there are and which words they lack, or that there are none. */
export function countText(shown: ShownCars, words: CarListWords): string {
  const { droppedWords = [], total } = shown;
  if (total === 0) return words.texts.noSearchResults;
  if (droppedWords.length === 0) return shownText(shown, words);
  const dropped = { words: droppedWords.map((word) => `”${word}”`).join(', ') };
  return `${fillText(words.texts.carListDropped, dropped)} ${shownText(shown, words)}`;
}

/** How misspelt words were read: `Vi läste ”bmv” som ”BMW”. ` */
export function readingText(reading: WordReading | undefined, { texts }: CarListWords): string {
  const read = reading?.repairs.map((repair) => fillText(texts.carListRead, { ...repair }));
  return read ? `${read.join(' ')} ` : '';
}

/** Which cars are shown: `Visar 48 av 3 200`, or `Visar 817–960 av 3 200` without the first ones. */
export function shownText(
  { cars, total, firstPage }: ShownCars,
  { texts, locale }: CarListWords,
): string {
  const before = firstPage * carListPageSize;
  const last = formatNumber(locale, before + cars.length);
  const shown = before > 0 ? `${formatNumber(locale, before + 1)}–${last}` : last;
  return fillText(texts.carListShown, { shown, total: formatHits(total, locale) });
}
