import type { ReactNode } from 'react';
import * as css from './TireHotel.css.ts';

interface StepFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a page. Enter in one of its fields does the same as its button. */
export function StepForm({ onSubmit, children }: StepFormProps) {
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
