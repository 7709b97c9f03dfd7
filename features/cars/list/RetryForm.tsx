import type { ReactNode, Ref } from 'react';
import * as css from './CarBrowser.css.ts';

interface RetryFormProps {
  readonly ref: Ref<HTMLFormElement>;
  /** The address that failed; without JavaScript, the form opens it again. */
  readonly href: string;
  readonly onRetry: () => void;
  /** The error message, with the submit button that retries. */
  readonly children: ReactNode;
}

/** A form that retries after a failure. */
export function RetryForm({ ref, href, onRetry, children }: RetryFormProps) {
  const [path, query] = href.split('?');
  return (
    <form
      ref={ref}
      action={path}
      className={css.failure}
      onSubmit={(event) => {
        event.preventDefault();
        onRetry();
      }}
    >
      {/* Browsers replace the query of a form's action with its fields. */}
      {[...new URLSearchParams(query)].map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both ends of a range may have one value.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
