import { useId, useMemo, useState } from 'react';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import type { FacetValue } from '#domain/search/facet.ts';
import { isTicked, valuesOf } from '#domain/search/filterValues.ts';
import { foldText } from '#domain/search/searchText.ts';
import type { ChoiceValuesProps } from './ChoiceValuesProps.ts';
import { FacetValueBox } from './FacetValueBox.tsx';
import * as css from './FilterPanel.css.ts';
import { orderValues } from './orderValues.ts';
import { valuesWithChosen } from './shownFacets.ts';
import { ValueSearch } from './ValueSearch.tsx';
import { ValueSelect, type ValueSelectProps } from './ValueSelect.tsx';

/** The number of values shown of a long list. */
const fewValues = 8;

/** The maximum length of a list that is always shown in full. */
const longestWhole = 10;

/** The minimum number of values for a search field. */
const manyValues = 12;

/** The values of a choice. A long list shows the first ones and those that are ticked. */
export function ChoiceValues({ facet, label, isStatic, ...panel }: ChoiceValuesProps) {
  const { filters, words } = panel;
  const ordered = useMemo(() => orderValues(facet, words.locale), [facet, words.locale]);
  const values = valuesWithChosen(ordered, valuesOf(filters, facet.name));
  const list = { ...panel, facet, values };
  if (typeof window === 'undefined' && isStatic && values.length > longestWhole) {
    return <ValueSelect {...list} label={label} />;
  }
  return (
    <fieldset className={css.values} aria-label={label}>
      {isStatic ? <ValueList {...list} /> : <FoldedList {...list} label={label} />}
    </fieldset>
  );
}

interface FoldedListProps extends ValueListProps, Pick<ChoiceValuesProps, 'label'> {}

/** The values, of which a long list can be searched and opened. */
function FoldedList({ facet, label, values, ...panel }: FoldedListProps) {
  const { filters, facets, words } = panel;
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isWhole = isOpen || wanted.trim() !== '';
  const { name } = facet;
  const isFew = (value: FacetValue, at: number) =>
    values.length <= longestWhole ||
    at < fewValues ||
    isTicked(filters, facets, { name, value: value.text });
  const shown = isWhole ? values.filter(({ text }) => says(text, wanted)) : values.filter(isFew);
  return (
    <>
      {values.length >= manyValues && (
        <ValueSearch label={label} words={words} value={wanted} onValueChange={setWanted} />
      )}
      <ValueList {...panel} facet={facet} values={shown} />
      {values.length >= manyValues && <Found wanted={wanted} count={shown.length} words={words} />}
      {shown.length < values.length && !isWhole && (
        <OtherValues {...panel} facet={facet} label={label} values={values} shown={shown} />
      )}
      {values.length > longestWhole && wanted.trim() === '' && (
        <AllValuesButton
          words={words}
          count={values.length}
          isWhole={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
    </>
  );
}

interface OtherValuesProps extends ValueSelectProps {
  /** The values that are shown as boxes. */
  readonly shown: readonly FacetValue[];
}

/** The other values for visitors without JavaScript, who can't open the list. Only the server fills `<noscript>`. */
function OtherValues({ values, shown, ...select }: OtherValuesProps) {
  if (typeof window !== 'undefined') return <noscript />;
  const others = values.filter((each) => !shown.includes(each));
  return (
    <noscript>
      <ValueSelect {...select} values={others} />
    </noscript>
  );
}

interface FoundProps extends Pick<ChoiceValuesProps, 'words'> {
  /** What the visitor is searching for. */
  readonly wanted: string;
  readonly count: number;
}

/** Says how many values match; visible only if none does. */
function Found({ wanted, count, words }: FoundProps) {
  const { carListFoundValues, carListNoValue } = words.texts;
  const found = wanted.trim() === '' ? '' : fillText(carListFoundValues, { count: `${count}` });
  return (
    <div role="status">
      {count === 0 ? (
        <p className={css.nothing}>{carListNoValue}</p>
      ) : (
        <VisuallyHidden>{found}</VisuallyHidden>
      )}
    </div>
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

interface ValueListProps extends Omit<ChoiceValuesProps, 'label' | 'isStatic'> {
  readonly values: readonly FacetValue[];
}

function ValueList({ values, ...panel }: ValueListProps) {
  // One for the whole list: ids that differ only in their end compress well.
  const id = useId();
  return (
    <ul>
      {values.map((value, at) => (
        <FacetValueBox key={value.text} {...panel} value={value} id={`${id}${at}`} />
      ))}
    </ul>
  );
}

function says(text: string, wanted: string): boolean {
  return foldText(text).includes(foldText(wanted.trim()));
}
