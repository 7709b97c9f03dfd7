import type { DictionaryKey } from '../dictionary.ts';
import { textSubjects } from '../texts/all.ts';
import type { TextMarks } from '../texts/textSubject.ts';

const textMarks: TextMarks = Object.assign({}, ...textSubjects.map((subject) => subject.marks));

/** A text for a key, with the marks that the site fills. */
export function testText(key: DictionaryKey): string {
  const marks = (textMarks[key] ?? []).map((name) => ` {${name}}`);
  return `the text of ${key}${marks.join('')}`;
}
