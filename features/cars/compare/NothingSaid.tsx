import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CompareTable.css.ts';

/** A dash where nothing is to be said, in words for those who hear the table. */
export function NothingSaid({ text }: { readonly text: string }) {
  return (
    <span className={css.muted}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
