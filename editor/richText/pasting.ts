import { htmlBounds, readHtml } from './html/readHtml.ts';
import { writeHtml } from './html/writeHtml.ts';

/** Pasted or dropped content as the text takes it. */
export interface Pasted {
  readonly content: string;
  /** Whether there was more than is taken. */
  readonly isCut: boolean;
}

/** HTML from elsewhere, such as a word processor, reduced to what the site shows. */
export function cleanPastedHtml(html: string): Pasted {
  const { doc, isCut } = readHtml(html, 'pasted');
  return { content: writeHtml(doc), isCut };
}

/** Plain text from elsewhere. */
export function cleanPastedText(text: string): Pasted {
  return { content: text.slice(0, htmlBounds.text), isCut: text.length > htmlBounds.text };
}

/** What editors read after they have pasted more than is taken. */
export const cutNotice = `Only the beginning was pasted: a field takes at most ${htmlBounds.text.toLocaleString('en')} characters.`;
