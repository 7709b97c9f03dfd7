import type { Mark } from 'prosemirror-model';
import { richTextSchema } from '../schema.ts';

const { marks } = richTextSchema;

/** The marks that the style of a pasted element means. Word processors write bold and italic so. */
export function styledMarks(style: string): readonly Mark[] {
  const isBold = /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const isItalic = /(?:^|[;\s])font-style:\s*italic/i.test(style);
  return [...(isBold ? [marks.strong.create()] : []), ...(isItalic ? [marks.em.create()] : [])];
}

/** Whether a style takes back what the element means, as the `<b>` around a text from Google Docs. */
export function isPlainStyle(style: string): boolean {
  return /(?:^|[;\s])font-(?:weight|style):\s*normal/i.test(style);
}
