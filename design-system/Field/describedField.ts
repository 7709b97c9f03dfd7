import type { ReactNode } from 'react';
import type { ErrorUrgency } from './FieldError.tsx';

/** What a field and a group of choices have in common. */
export interface DescribedField {
  /** The id of the control or the group, the link target of an error summary. Generated if omitted. */
  readonly id?: string | undefined;
  /** Shown under the label: the expected format, or why the information is needed. */
  readonly help?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid and is announced. */
  readonly error?: ReactNode;
  /**
   * How screen readers announce the error when it appears: `static` in a form with a `FormErrorSummary`.
   * @default 'polite'
   */
  readonly errorUrgency?: ErrorUrgency | undefined;
  /**
   * Whether the field, or a choice, is required.
   * @default false
   */
  readonly required?: boolean | undefined;
}
