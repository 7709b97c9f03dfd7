import type { ContentLink } from '#domain/content/fieldTypes.ts';
import type { BlockFrame } from '../block.ts';

/** The props by which Link and ButtonLink lead where an editor's link does. */
export function linkTarget({ href, title, newTab }: ContentLink, { dictionary }: BlockFrame) {
  const tab = { target: '_blank', newTabLabel: dictionary.opensInNewTab } as const;
  // Only what there is: every prop of every link is sent to the browser, also one that says nothing.
  return { href, ...(title && { title }), ...(newTab && tab) };
}

/** What a link says; empty where an editor gave an address and no words. */
export function linkText(link: ContentLink | undefined): string {
  return link?.text || link?.title || '';
}
