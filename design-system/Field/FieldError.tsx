import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { error, errorIcon } from './Field.css.ts';
import { isShown } from './wiring.ts';

interface FieldErrorProps {
  /** The id the control is described by. */
  id: string;
  /** What is wrong; nothing when all is well. */
  children: ReactNode;
}

/**
 * The error at a field. The live region stands there from the start: one that arrives together
 * with its text is not announced.
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
