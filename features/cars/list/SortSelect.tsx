import { Select } from '#design-system/Select/Select.tsx';
import { nearestSort, sortNameOfWire, wireSortName } from '#domain/search/facets.ts';
import { sortParameter } from '#domain/search/searchAddress.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListWords } from './carListSetup.ts';

interface SortSelectProps {
  readonly formId: string;
  readonly value: string;
  /** Whether cars can be sorted by distance. */
  readonly isNear: boolean;
  readonly words: CarListWords;
  readonly onChange: (fact: SearchFact) => void;
}

/** Selects the sort order of the list. */
export function SortSelect({ formId, value, isNear, words, onChange }: SortSelectProps) {
  const id = `${formId}-sort`;
  return (
    <div className={css.sort}>
      <label className={css.sortLabel} htmlFor={id}>
        {words.texts.carListSort}
      </label>
      <Select
        id={id}
        // The visible label is hidden on phones.
        aria-label={words.texts.carListSort}
        form={formId}
        name={sortParameter}
        options={words.sortOptions.filter(
          (option) => isNear || option.value !== wireSortName(nearestSort),
        )}
        value={wireSortName(value)}
        onValueChange={(wire) => onChange({ type: 'sortChosen', sortName: sortNameOfWire(wire) })}
      />
    </div>
  );
}
