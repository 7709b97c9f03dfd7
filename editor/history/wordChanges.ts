import { diffWordsWithSpace } from 'diff';

/** A part of a text in a comparison. */
export interface WordChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A longer text is compared as a whole: comparing words takes time that grows with the square of their number. */
const maxCompared = 20_000;

/** What changed between two texts, word by word. */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  if (before.length + after.length > maxCompared) {
    const whole = [
      { kind: 'removed', text: before } as const,
      { kind: 'added', text: after } as const,
    ];
    return before === after ? [{ kind: 'same', text: after }] : whole;
  }
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** The text of a value in the platform's storage format, for reading: without the tags of formatted text. */
export function readableText(value: string): string {
  return value
    .replaceAll(/<\/(?:p|h\d|li)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<(?!(?:link|image)\b)[^>]*>/g, '')
    .trim();
}
