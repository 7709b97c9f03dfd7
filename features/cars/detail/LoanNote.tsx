import type { ReactNode } from 'react';
import { Text } from '#design-system';
import * as css from './LoanNote.css.ts';

interface LoanNoteProps {
  readonly text: ReactNode;
  /** The link to the page about the loan, if there is one. */
  readonly link: ReactNode;
}

/** A note about the group's own loan, below the prices of a car. */
export function LoanNote({ text, link }: LoanNoteProps) {
  return (
    <div className={css.note} data-print="hide">
      <Text>{text}</Text>
      {link}
    </div>
  );
}
