import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { error, errorIcon } from './Field.css.ts';
import { isShown } from './wiring.ts';

interface FieldErrorProps {
  /** The id, referenced by the control's `aria-describedby`. */
  readonly id: string;
  /** The error message, if any. */
  readonly children: ReactNode;
}

/**
 * The error of a field. The live region is always rendered: one that is inserted together with its
 * text is not announced.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite" id={id}>
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
