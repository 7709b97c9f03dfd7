import { useId, useState } from 'react';
import { box, control } from '#design-system/Field/control.css.ts';
import { fillText } from '#domain/content/dictionary.ts';
import type { ChoiceFacet, FacetValue } from '#domain/search/facet.ts';
import { isTicked, valuesOf } from '#domain/search/filterValues.ts';
import { foldText } from '#domain/search/searchText.ts';
import type { FacetGroupProps } from './FacetGroup.tsx';
import { FacetValueBox } from './FacetValueBox.tsx';
import * as css from './FilterPanel.css.ts';
import { valuesWithChosen } from './shownFacets.ts';

export interface ChoiceValuesProps
  extends Pick<FacetGroupProps, 'facets' | 'query' | 'words' | 'onChange'> {
  readonly facet: ChoiceFacet;
  readonly label: string;
}

/** So many values are shown of a longer list. */
const fewValues = 8;

/** A list hardly longer is shown whole. */
const longestWhole = 10;

/** From so many on, the whole list can be searched. */
const manyValues = 12;

/** The values of a choice: a long list shows its first ones and those that are ticked. */
export function ChoiceValues({ facet, label, ...panel }: ChoiceValuesProps) {
  const { query, facets, words } = panel;
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState('');
  const { name } = facet;
  const values = valuesWithChosen(facet.values, valuesOf(query.filters, name));
  const isFew = (value: FacetValue, at: number) =>
    values.length <= longestWhole ||
    at < fewValues ||
    isTicked(query.filters, facets, { name, value: value.text });
  const shown = isWhole ? values.filter(({ text }) => says(text, wanted)) : values.filter(isFew);
  const rest = isWhole ? [] : values.filter((value, at) => !isFew(value, at));
  return (
    <fieldset className={css.values} aria-label={label}>
      {isWhole && values.length >= manyValues && (
        <ValueSearch label={label} words={words} value={wanted} onValueChange={setWanted} />
      )}
      <ul>
        {shown.map((value) => (
          <FacetValueBox key={value.text} {...panel} facet={facet} value={value} />
        ))}
      </ul>
      {shown.length === 0 && <p className={css.nothing}>{words.texts.carListNoValue}</p>}
      {/* Without script there is no other way to them; with it, they cost the page nothing. */}
      {rest.length > 0 && (
        <noscript>
          <ul>
            {rest.map((value) => (
              <FacetValueBox key={value.text} {...panel} facet={facet} value={value} />
            ))}
          </ul>
        </noscript>
      )}
      {values.length > longestWhole && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
            setWanted('');
          }}
        >
          {isWhole
            ? words.texts.carListFewerValues
            : fillText(words.texts.carListAllValues, { count: `${values.length}` })}
        </button>
      )}
    </fieldset>
  );
}

function says(text: string, wanted: string): boolean {
  return foldText(text).includes(foldText(wanted.trim()));
}

interface ValueSearchProps extends Pick<ChoiceValuesProps, 'label' | 'words'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Narrows a long list of values down while the visitor types. */
function ValueSearch({ label, words, value, onValueChange }: ValueSearchProps) {
  const name = fillText(words.texts.carListFindValue, { facet: label.toLowerCase() });
  return (
    <div className={box}>
      <input
        className={control}
        type="search"
        id={useId()}
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It narrows down by itself, and sends no form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
