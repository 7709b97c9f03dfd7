'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Message } from '../Message/Message.tsx';
import { list, summary } from './FormErrorSummary.css.ts';

/** An error of a form and where to mend it. */
export interface FormError {
  /** The id of the field or group. */
  fieldId: string;
  /** What is wrong, in the same words as at the field. */
  message: string;
}

export interface FormErrorSummaryProps {
  /** Says that the form was not sent, and why. */
  title: string;
  /** The errors in the order of the fields. With none, nothing is shown. */
  errors: readonly FormError[];
  /**
   * The rank of the title on the page.
   * @default 2
   */
  titleLevel?: 2 | 3 | 4 | undefined;
  /**
   * How many times the visitor has tried to send the form. Each new attempt that fails takes the
   * focus to the summary; errors that change while the visitor mends them don't.
   */
  attempt?: number | undefined;
}

/** What is wrong with a form, with links to the fields. Stands above the form and takes focus. */
export function FormErrorSummary({
  title,
  errors,
  titleLevel = 2,
  attempt,
}: FormErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes focus again.
  useEffect(() => {
    if (hasErrors) ref.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <section aria-label={title} className={summary} ref={ref} tabIndex={-1}>
      <Message title={title} titleLevel={titleLevel} tone="danger">
        <ul className={list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Message>
    </section>
  );
}

/** The address stays as it was: the way back must lead to the page before, not to the errors. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector('input'))
    : field;
  // The question must be seen too, and not only where the answer goes.
  const words = field.querySelector('legend') ?? document.querySelector(`label[for="${fieldId}"]`);
  control?.focus({ preventScroll: true });
  (words ?? field).scrollIntoView();
}
