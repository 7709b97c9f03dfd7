import type { PageItem, Site } from '../model.ts';

/** The address of a site on this machine. */
export function localOrigin({ name }: Site, sitePort: number): string {
  return `http://${name}.localhost:${sitePort}`;
}

/** Whether a page is shown only for errors. */
export function isErrorPage({ layout }: PageItem): boolean {
  return layout.routePath === '/404' || layout.routePath === '/500';
}
