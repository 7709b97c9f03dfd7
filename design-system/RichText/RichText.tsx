import { annotate, type RichTextLabels } from './annotate.ts';
import { richText } from './RichText.css.ts';
import { type ReadHref, sanitizeRichText } from './sanitize.ts';

export interface RichTextProps extends RichTextLabels {
  /** The editor's HTML, which is untrusted. */
  readonly html: string;
  /**
   * Reads the address of a link; `undefined` if visitors can't follow it, so that only its text is shown.
   * @default the address as it is
   */
  readonly readHref?: ReadHref | undefined;
}

/**
 * An editor's text, sanitised and styled. Use it in Server Components only: the sanitiser is larger
 * than all other scripts of a page.
 */
export function RichText({ html, readHref, ...labels }: RichTextProps) {
  const clean = annotate(sanitizeRichText(html, readHref), labels);
  if (clean.trim() === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised above.
  return <div className={richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
