import { emptyField } from './EmptyField.css.ts';

interface EmptyFieldProps {
  /** The field's name on the platform. */
  readonly name: string;
}

/** For editors only: the placeholder of an empty field, so that it can be clicked. */
export function EmptyField({ name }: EmptyFieldProps) {
  return <span className={emptyField}>[{name}]</span>;
}
