import { deferScripts } from './deferScripts.ts';
import { preloadPicture } from './preloadPicture.ts';
import { createInlineStyles, type ReadSheet } from './styles/inlineStyles.ts';

/** Changes the HTML of a page so that it is shown sooner. A page of another form stays as it is. */
export function finishHtml(readSheet: ReadSheet): (html: string) => string {
  const inlineStyles = createInlineStyles(readSheet);
  return (html) => preloadPicture(deferScripts(inlineStyles(html)));
}
