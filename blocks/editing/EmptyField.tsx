import { emptyField } from './EmptyField.css.ts';

interface EmptyFieldProps {
  /** The field's name on the platform. */
  readonly name: string;
}

/** For editors only: stands where a field is still empty, so that there is something to click. */
export function EmptyField({ name }: EmptyFieldProps) {
  return <span className={emptyField}>[{name}]</span>;
}
