import { perProcess } from '#process/perProcess.ts';

/** The ids of sites whose editors have switched off dark pages, as far as this process has read their settings. */
const onlyLight = perProcess('sites that stay light', () => new Set<string>());

/** Notes whether a site stays light for visitors whose system is dark, for pages that are made without its settings. */
export function noteIsOnlyLight(site: string, isOnlyLight: boolean): void {
  if (isOnlyLight) onlyLight.add(site);
  else onlyLight.delete(site);
}

/** Whether a site stays light; not known before its first page. */
export function isOnlyLightSite(site: string): boolean {
  return onlyLight.has(site);
}
