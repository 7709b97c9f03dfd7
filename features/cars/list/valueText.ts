import { formatNumber } from '../format.ts';
import type { CarListWords } from './carListSetup.ts';

/** A value of a facet as visitors read it. */
export function valueText(words: CarListWords, facet: string, value: string): string {
  return words.valueTexts[`${facet} ${value}`] ?? value;
}

/** The number of cars beside a value. */
export function valueCount({ locale }: CarListWords, count: number): string {
  return `(${formatNumber(locale, count)})`;
}
