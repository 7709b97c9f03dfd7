import type { RangeSliderProps } from '#design-system/RangeSlider/RangeSlider.tsx';
import { fillText } from '#domain/fillText.ts';
import { readWholeNumber } from '#domain/numbers/readNumber.ts';
import { wireName } from '#domain/search/facets.ts';
import { formatNumber } from '../format.ts';
import type { CarListWords } from './carListSetup.ts';

/** A facet with two ends, as the slider shows it. */
interface RangeField {
  readonly name: string;
  readonly label: string;
  readonly max: number;
}

/** The name, the words and the numbers of the slider of a facet. */
export function rangeField(
  { name, label, max }: RangeField,
  { texts, units, locale }: CarListWords,
): Omit<RangeSliderProps, 'min' | 'value' | 'bars' | 'onCommit'> {
  const unit = units[name];
  const format = (value: number) => formatNumber(locale, value);
  return {
    max,
    name: wireName(name),
    labels: { range: label, low: texts.carListFrom, high: texts.carListTo },
    format,
    read: (typed) => readWholeNumber(typed, [unit?.before, unit?.after]),
    invalidText: fillText(texts.numberUnreadable, { example: format(max) }),
    prefix: unit?.before,
    suffix: unit?.after,
  };
}
