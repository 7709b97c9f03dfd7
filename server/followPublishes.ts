import type { Environment } from '#app/environment.ts';
import type { refreshRedirects } from './publishes.ts';
import type { Handle } from './siteServer.ts';

/** What a publish by the platform's webhook needs, if the site takes it or tells a CDN the tags of pages. */
export async function followPublishes(
  handle: Handle,
  redirectedSites: Parameters<typeof refreshRedirects>[0],
  { revalidateKeys, cacheTagHeader }: Pick<Environment, 'cacheTagHeader' | 'revalidateKeys'>,
): Promise<Handle> {
  if (!revalidateKeys && !cacheTagHeader) return handle;
  const { collectingSources, refreshRedirects } = await import('./publishes.ts');
  refreshRedirects(redirectedSites);
  return collectingSources(handle);
}
