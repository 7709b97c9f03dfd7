import type { ReactNode } from 'react';
import { mark as markClass } from './Field.css.ts';

interface FieldLabelTextProps {
  /** The label or legend. */
  readonly text: ReactNode;
  /** Marks the field as required or optional. */
  readonly mark: string | undefined;
  /** Whether the field is announced as required, so that its mark need not be read out. */
  readonly required: boolean;
}

/** The text of a label or legend, with its mark. */
export function FieldLabelText({ text, mark, required }: FieldLabelTextProps) {
  return (
    <>
      {/* An element, because a space beside a text isn't part of the accessible name. */}
      <span>{text}</span>
      {/* Last: it may come and go beside the text. */}
      {mark && (
        <>
          {' '}
          <span aria-hidden={required || undefined} className={markClass}>
            {mark}
          </span>
        </>
      )}
    </>
  );
}
