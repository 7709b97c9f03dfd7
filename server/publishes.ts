import { pageEvents } from '#app/pageCache/pageEvents.ts';
import { redirectSources } from '#domain/content/contentTags.ts';
import { collectSources } from '#upstream/http/sources.ts';
import type { Handle } from './siteServer.ts';
import type { SiteTable } from './siteTable.ts';

/** A handler that collects what pages are made from, for the page cache. */
export function collectingSources(handle: Handle): Handle {
  return (request, response) => collectSources(new Set<string>(), () => handle(request, response));
}

/** Asks for the redirects of a site when they may have been published. */
export function refreshRedirects(
  sites: readonly { readonly table: Pick<SiteTable, 'contentName' | 'refresh'> }[],
): void {
  const refresh = ({ tags }: { readonly tags: readonly string[] }) => {
    const published = new Set(tags);
    for (const { table } of sites)
      if (redirectSources(table.contentName).some((tag) => published.has(tag)))
        void table.refresh();
  };
  pageEvents.on('purged', refresh);
  pageEvents.on('purgedElsewhere', refresh);
}
