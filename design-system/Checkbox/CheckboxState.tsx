'use client';

import type { ComponentProps } from 'react';

interface CheckboxStateProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** The state of the checkbox. */
  readonly state: boolean | 'mixed';
  /** Called with the new state. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * The input of a controlled checkbox. It needs a ref, because `indeterminate` is a DOM property
 * without an HTML attribute.
 */
export function CheckboxState({ state, onCheckedChange, ...rest }: CheckboxStateProps) {
  return (
    <input
      {...rest}
      checked={state === true}
      onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
      ref={(input) => {
        if (input) input.indeterminate = state === 'mixed';
      }}
      type="checkbox"
    />
  );
}
