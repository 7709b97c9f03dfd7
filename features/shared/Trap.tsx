import { trapField } from '#domain/forms/botCheck.ts';
import * as css from './LeadForm.css.ts';

/**
 * A field that visitors don't meet: it is hidden by its position, left out by screen readers and skipped by the
 * keyboard, and browsers are asked not to fill it in. Programs do. Its label explains it to those who
 * see it anyway.
 */
export function Trap({ label }: { readonly label: string }) {
  return (
    <label className={css.trap} aria-hidden="true">
      {label}
      <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
