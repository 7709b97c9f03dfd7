import type { Dictionary } from './dictionary.ts';
import type { ContentLink } from './fieldTypes.ts';

interface LinkPage {
  readonly dictionary: Pick<Dictionary, 'opensInNewTab'>;
}

/** The props of Link and ButtonLink for a link that an editor entered. */
export function linkTarget({ href, title, newTab }: ContentLink, { dictionary }: LinkPage) {
  const tab = { target: '_blank', newTabLabel: dictionary.opensInNewTab } as const;
  // Absent values are left out because every prop of every link is sent to the browser.
  return { href, ...(title && { title }), ...(newTab && tab) };
}

/** The text of a link; empty if the editor entered only an address. */
export function linkText(link: ContentLink | undefined): string {
  return link?.text || link?.title || '';
}
