import { box, control } from '#design-system/Field/classes.ts';
import type { FacetValue } from '#domain/search/facet.ts';
import { wireName } from '#domain/search/facets.ts';
import { isTicked } from '#domain/search/filterValues.ts';
import type { ChoiceValuesProps } from './ChoiceValuesProps.ts';
import { valueCount, valueText } from './valueText.ts';

export interface ValueSelectProps extends Omit<ChoiceValuesProps, 'isStatic' | 'onChange'> {
  readonly values: readonly FacetValue[];
}

/** The number of values in sight. */
const rows = 8;

/**
 * Many values of a choice for visitors without JavaScript, who can't open or search a long list. An option is a tenth of the
 * HTML of a checkbox, and all visitors download it.
 */
export function ValueSelect({ facet, label, values, filters, facets, words }: ValueSelectProps) {
  const { name } = facet;
  const ticked = values.filter(({ text }) => isTicked(filters, facets, { name, value: text }));
  return (
    <div className={box}>
      <select
        multiple
        size={Math.min(values.length, rows)}
        className={control}
        name={wireName(name)}
        aria-label={label}
        defaultValue={ticked.map(({ text }) => text)}
      >
        {values.map(({ text, count }) => (
          <option key={text} value={text}>
            {`${valueText(words, name, text)} ${valueCount(words, count)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
