import { CodeText } from './CodeText.tsx';

/** What a note says before the advice. */
export interface DeprecationWords {
  readonly title: string;
  readonly consequence: string;
}

interface DeprecationNoteProps {
  /** What to do instead; nothing is shown without it. */
  readonly instead: string | undefined;
  /** In the language of the page; English by default. */
  readonly words?: DeprecationWords;
}

const english: DeprecationWords = { title: 'Deprecated:', consequence: 'it will be removed;' };

/** Says in a table of props or fields that one of them will be removed. */
export function DeprecationNote({ instead, words = english }: DeprecationNoteProps) {
  if (!instead) return null;
  return (
    <p>
      <strong>{words.title}</strong> {words.consequence} <CodeText>{instead}</CodeText>.
    </p>
  );
}
