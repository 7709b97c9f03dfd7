import { CodeText } from './CodeText.tsx';

interface DeprecationNoteProps {
  /** What to do instead; nothing is shown without it. */
  readonly instead: string | undefined;
}

/** Says in a table of props or fields that one of them will be removed. */
export function DeprecationNote({ instead }: DeprecationNoteProps) {
  if (!instead) return null;
  return (
    <p>
      <strong>Deprecated:</strong> it will be removed; <CodeText>{instead}</CodeText>.
    </p>
  );
}
