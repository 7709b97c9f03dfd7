import type { Site } from '#domain/sites/site.ts';
import type { DerivedFile } from './derivedFile.ts';
import { fitted } from './fitted.ts';

/** The regions of the sites, for the services and the editor, which may not load sites. */
export const siteRegionList: DerivedFile = {
  path: 'domain/sites/siteRegions.ts',
  write: async (text) => {
    const { sites } = await import('#sites/index.ts');
    return writeSiteRegions(text, sites);
  },
};

type ListedSite = Pick<Site, 'contentName' | 'country' | 'timeZone'>;

/** Lists the regions of sites in the text of `domain/sites/siteRegions.ts`. */
export function writeSiteRegions(text: string, sites: readonly ListedSite[]): string {
  const lines = sites.map(({ contentName, country, timeZone }) =>
    fitted({ before: `${keyOf(contentName)}: {`, after: '},', indent: '  ' }, [
      `country: '${country}'`,
      `timeZone: '${timeZone}'`,
    ]),
  );
  return text.replace(/(<Record<string, SiteRegion>> = \{\n)(?:.*\n)*?(?=\};)/, (_, head: string) =>
    [head, ...lines.map((line) => `${line}\n`)].join(''),
  );
}

/** A name as a formatter leaves it: in quotes only if it needs them. */
function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}
