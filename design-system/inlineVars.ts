import type { CSSProperties } from 'react';

/** The style attribute that sets variables of a style sheet, without those that have no value. */
export function inlineVars(
  entries: readonly (readonly [variable: string, value: string | number | undefined])[],
): CSSProperties {
  return Object.fromEntries(
    entries.flatMap(([variable, value]) =>
      // A reference is `var(--name)`; the style attribute needs the bare name.
      value === undefined ? [] : [[variable.slice(4, -1), value]],
    ),
  );
}
