'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { moveFocus } from '../focus/focus.ts';
import { Message } from '../Message/Message.tsx';
import { list, summary } from './FormErrorSummary.css.ts';

/** An error of a form and the field it belongs to. */
export interface FormError {
  /** The id of the field or group. */
  readonly fieldId: string;
  /** What is wrong, in the same words as in the error of the field. */
  readonly message: string;
}

export interface FormErrorSummaryProps {
  /** States that the form was not sent, and why. */
  readonly title: string;
  /** The errors in the order of the fields. If empty, nothing is rendered. */
  readonly errors: readonly FormError[];
  /**
   * The heading level of the title.
   * @default 2
   */
  readonly titleLevel?: 2 | 3 | 4 | undefined;
  /**
   * The number of attempts to submit the form. Each new failed attempt moves the focus to the
   * summary; changes to the errors while the visitor fixes them do not.
   */
  readonly attempt?: number | undefined;
}

/**
 * A list of the errors of a form, with links to the fields. It is placed above the form and
 * receives the focus.
 */
export function FormErrorSummary({
  title,
  errors,
  titleLevel = 2,
  attempt,
}: FormErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus again.
  useEffect(() => {
    if (hasErrors) moveFocus(ref.current);
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

/** Moves the focus without changing the URL, so that the back button leads to the previous page. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset')
    ? (field.querySelector('input:checked') ??
      field.querySelector('input:not([type="hidden"]), [tabindex="0"]'))
    : field;
  // Scrolls to the label or legend, so that the question is visible with its control.
  const words = field.querySelector('legend') ?? document.querySelector(`label[for="${fieldId}"]`);
  moveFocus(control, 'still');
  (words ?? field).scrollIntoView();
}
