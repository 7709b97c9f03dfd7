import { useId, useState } from 'react';
import { box, control } from '#design-system/Field/classes.ts';
import { fillText } from '#domain/fillText.ts';
import type { ChoiceFacet, FacetValue } from '#domain/search/facet.ts';
import { isTicked, valuesOf } from '#domain/search/filterValues.ts';
import { foldText } from '#domain/search/searchText.ts';
import type { FacetValuesProps } from './FacetGroup.tsx';
import { FacetValueBox } from './FacetValueBox.tsx';
import * as css from './FilterPanel.css.ts';
import { valuesWithChosen } from './shownFacets.ts';

export interface ChoiceValuesProps extends FacetValuesProps {
  readonly facet: ChoiceFacet;
}

/** The number of values shown of a long list. */
const fewValues = 8;

/** The maximum length of a list that is always shown in full. */
const longestWhole = 10;

/** The minimum number of values for a search field. */
const manyValues = 12;

/** The values of a choice. A long list shows the first ones and those that are ticked. */
export function ChoiceValues({ facet, label, ...panel }: ChoiceValuesProps) {
  const { filters, facets, words } = panel;
  const [wanted, setWanted] = useState<string>();
  const isWhole = wanted !== undefined;
  const { name } = facet;
  const values = valuesWithChosen(facet.values, valuesOf(filters, name));
  const isFew = (value: FacetValue, at: number) =>
    values.length <= longestWhole ||
    at < fewValues ||
    isTicked(filters, facets, { name, value: value.text });
  const shown = isWhole ? values.filter(({ text }) => says(text, wanted)) : values.filter(isFew);
  return (
    <fieldset className={css.values} aria-label={label}>
      {isWhole && values.length >= manyValues && (
        <ValueSearch label={label} words={words} value={wanted} onValueChange={setWanted} />
      )}
      <ValueList {...panel} facet={facet} values={shown} />
      {shown.length === 0 && <p className={css.nothing}>{words.texts.carListNoValue}</p>}
      {/* Without JavaScript the other values couldn't be reached, so they are in `<noscript>`. */}
      {shown.length < values.length && !isWhole && (
        <noscript>
          <ValueList
            {...panel}
            facet={facet}
            values={values.filter((each) => !shown.includes(each))}
          />
        </noscript>
      )}
      {values.length > longestWhole && (
        <AllValuesButton
          words={words}
          count={values.length}
          isWhole={isWhole}
          onToggle={() => setWanted(isWhole ? undefined : '')}
        />
      )}
    </fieldset>
  );
}

interface AllValuesButtonProps extends Pick<ChoiceValuesProps, 'words'> {
  readonly count: number;
  readonly isWhole: boolean;
  readonly onToggle: () => void;
}

/** Toggles between the full list and its first values. */
function AllValuesButton({ words, count, isWhole, onToggle }: AllValuesButtonProps) {
  const { carListAllValues, carListFewerValues } = words.texts;
  return (
    <button type="button" className={css.more} aria-expanded={isWhole} onClick={onToggle}>
      {isWhole ? carListFewerValues : fillText(carListAllValues, { count: `${count}` })}
    </button>
  );
}

interface ValueListProps extends Omit<ChoiceValuesProps, 'label'> {
  readonly values: readonly FacetValue[];
}

function ValueList({ values, ...panel }: ValueListProps) {
  return (
    <ul>
      {values.map((value) => (
        <FacetValueBox key={value.text} {...panel} value={value} />
      ))}
    </ul>
  );
}

function says(text: string, wanted: string): boolean {
  return foldText(text).includes(foldText(wanted.trim()));
}

interface ValueSearchProps extends Pick<ChoiceValuesProps, 'label' | 'words'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Filters a long list of values while the visitor types. */
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
          // The list is filtered on input; Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
