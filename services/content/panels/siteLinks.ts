import type { PageItem, Site } from '../model.ts';

/** Where a site answers on this machine. */
export function localOrigin({ name }: Site, sitePort: number): string {
  return `http://${name}.localhost:${sitePort}`;
}

/** Pages that visitors are only sent to when something went wrong. */
export function isErrorPage({ layout }: PageItem): boolean {
  return layout.routePath === '/404' || layout.routePath === '/500';
}
