import { useId } from 'react';
import { box, control } from '#design-system/Field/classes.ts';
import { fillText } from '#domain/fillText.ts';
import type { ChoiceValuesProps } from './ChoiceValuesProps.ts';

interface ValueSearchProps extends Pick<ChoiceValuesProps, 'label' | 'words'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Filters a long list of values while the visitor types. */
export function ValueSearch({ label, words, value, onValueChange }: ValueSearchProps) {
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
          if (event.key === 'Escape' && value !== '') {
            // Clears the field, and doesn't close the drawer.
            event.stopPropagation();
            onValueChange('');
          }
        }}
      />
    </div>
  );
}
