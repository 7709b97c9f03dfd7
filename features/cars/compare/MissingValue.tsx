import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CompareTable.css.ts';

/** A dash for a missing value, with a text for screen readers. */
export function MissingValue({ text }: { readonly text: string }) {
  return (
    <span className={css.muted}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
