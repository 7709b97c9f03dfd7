import { annotate, type RichTextLabels } from './annotate.ts';
import { richText } from './RichText.css.ts';
import { sanitizeRichText } from './sanitize.ts';

export interface RichTextProps extends RichTextLabels {
  /** HTML as an editor wrote it; nothing in it is trusted. */
  html: string;
}

/**
 * An editor's text, cleaned and set for reading. Use it in Server Components only: the cleaning
 * would weigh more in the browser than the rest of the page's script.
 */
export function RichText({ html, ...labels }: RichTextProps) {
  const clean = annotate(sanitizeRichText(html), labels);
  if (clean.trim() === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the line above is what makes it harmless.
  return <div className={richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
