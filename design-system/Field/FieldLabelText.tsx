import type { ReactNode } from 'react';
import { mark as markClass } from './Field.css.ts';

interface FieldLabelTextProps {
  /** What is asked for. */
  text: ReactNode;
  /** Says whether the field is required or optional. */
  mark: string | undefined;
  /** Whether the visitor must answer. */
  required: boolean;
}

/** The words of a label or a legend, with their mark. */
export function FieldLabelText({ text, mark, required }: FieldLabelTextProps) {
  if (!mark) return text;
  return (
    <>
      {text}{' '}
      <span aria-hidden={required || undefined} className={markClass}>
        {mark}
      </span>
    </>
  );
}
