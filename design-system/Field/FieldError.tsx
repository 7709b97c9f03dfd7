import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { error, errorIcon } from './Field.css.ts';
import { isShown } from './wiring.ts';

/**
 * How screen readers announce the error of a field: `polite` when it appears, `static` with the field only, in a form whose
 * `FormErrorSummary` takes the focus and would say the same.
 */
export type ErrorUrgency = 'static' | 'polite';

interface FieldErrorProps {
  /** The id, referenced by the control's `aria-describedby`. */
  readonly id: string;
  /** @default 'polite' */
  readonly urgency?: ErrorUrgency | undefined;
  /** The error message, if any. */
  readonly children: ReactNode;
}

/**
 * The error of a field. The live region is always rendered: one that is inserted together with its
 * text is not announced.
 */
export function FieldError({ id, urgency = 'polite', children }: FieldErrorProps) {
  return (
    <div aria-live={urgency === 'polite' ? urgency : undefined} id={id}>
      {isShown(children) && (
        <div className={error}>
          <span className={errorIcon}>
            <Icon name="alert" size="m" />
          </span>
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
