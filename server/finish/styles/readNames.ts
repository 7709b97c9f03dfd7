import { Parser } from 'htmlparser2';
import { usesOf } from './parseSheet.ts';

/** What of a document decides which rules it needs. */
export interface DocumentNames {
  /** Names of elements, and names of classes with a leading dot. */
  readonly names: ReadonlySet<string>;
  /** Custom properties that `style` attributes and attributes of pictures use. */
  readonly uses: readonly string[];
}

/** Elements that browsers add to a document. */
const implied = ['html', 'head', 'body', 'tbody'] as const;

/** Reads the elements and classes of a document. */
export function readNames(html: string): DocumentNames {
  const names = new Set<string>(implied);
  const classTexts = new Set<string>();
  const uses: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      names.add(name);
      classTexts.add(attributes['class'] ?? '');
      const { style } = attributes;
      if (style?.includes('var(')) uses.push(...usesOf(style));
    },
  });
  parser.end(html);
  for (const text of classTexts) {
    for (const name of text.split(/\s+/)) if (name !== '') names.add(`.${name}`);
  }
  return { names, uses };
}
