import type { BlockStatus } from '#domain/content/blockStatus.ts';
import { type ManualWords, manualWords } from '#stories/blocks/manual/language/manualWords.ts';

interface StatusNoteProps {
  readonly status: BlockStatus;
  /**
   * The words of the page.
   * @default those in English
   */
  readonly words?: Pick<ManualWords, 'status' | 'statuses'> | undefined;
}

/** The status of a primitive or block, in its manual. */
export function StatusNote({ status, words = manualWords.en }: StatusNoteProps) {
  return (
    <p>
      <strong>{words.status}</strong>
      {` ${words.statuses[status]}`}
    </p>
  );
}
