'use client';

import type { ComponentProps } from 'react';

interface CheckboxStateProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** What the box shows. */
  state: boolean | 'mixed';
  /** Called with what the box becomes. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** The input of a box whose parent keeps the state: "mixed" has no attribute, only a property. */
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
