import { type ReactNode, useId } from 'react';
import { Select } from '#design-system/Select/Select.tsx';
import type { ChoiceFacet } from '#domain/search/facet.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { numbersBetween, numbersOf } from '#domain/search/numberFacets.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';
import * as css from './FilterPanel.css.ts';
import { valuesWithChosen } from './shownFacets.ts';

interface NumberValuesProps extends FacetValuesProps {
  readonly facet: ChoiceFacet;
  /** What visitors without JavaScript choose from: a form can't send the values between two ends. */
  readonly withoutScript: ReactNode;
}

/** Two selects, for the ends of a choice of numbers such as years. */
export function NumberValues({ facet, label, withoutScript, ...panel }: NumberValuesProps) {
  const { filters, words, onChange } = panel;
  const { name, values } = facet;
  const { carListFrom, carListTo, carListAnyYear } = words.texts;
  const chosen = valuesOf(filters, name);
  const numbers = numbersOf(valuesWithChosen(values, chosen));
  const ends = numbersOf(chosen.map((text) => ({ text })));
  // A chosen end that is the facet's own bound is the same as an open one.
  const from = ends[0] === numbers[0] ? undefined : ends[0];
  const to = ends.at(-1) === numbers.at(-1) ? undefined : ends.at(-1);
  const choose = (low: number | undefined, high: number | undefined) =>
    onChange({ type: 'valuesChosen', name, values: numbersBetween(numbers, low, high) });
  const options = numbers.toReversed();
  return (
    <>
      <fieldset className={css.ends} aria-label={label}>
        <End
          label={carListFrom}
          any={carListAnyYear}
          value={from}
          options={options.filter((number) => number <= (to ?? number))}
          onChoose={(number) => choose(number, to)}
        />
        <End
          label={carListTo}
          any={carListAnyYear}
          value={to}
          options={options.filter((number) => number >= (from ?? number))}
          onChoose={(number) => choose(from, number)}
        />
      </fieldset>
      <noscript>{withoutScript}</noscript>
    </>
  );
}

interface EndProps {
  readonly label: string;
  /** The text of an open end. */
  readonly any: string;
  readonly value: number | undefined;
  readonly options: readonly number[];
  readonly onChoose: (number: number | undefined) => void;
}

function End({ label, any, value, options, onChoose }: EndProps) {
  const id = useId();
  return (
    <div className={css.end}>
      <label htmlFor={id} className={css.endLabel}>
        {label}
      </label>
      <Select
        id={id}
        placeholder={any}
        options={options.map((number) => ({ value: `${number}`, label: `${number}` }))}
        value={value === undefined ? '' : `${value}`}
        onValueChange={(text) => onChoose(text === '' ? undefined : Number(text))}
      />
    </div>
  );
}
