import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createSeedReader } from '../seed/seedReader.ts';

/** What editors see of a site. */
export interface EditedSite {
  /** Its id. */
  readonly name: string;
  readonly title: string;
  /** Its host in production. */
  readonly hostname: string;
  /** The default language. */
  readonly language: string;
  readonly languages: readonly string[];
}

/** The sites of a group, as far as services other than the content platform know them. */
export interface GroupSites {
  /** The languages of each site, by its id. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  /** The sites whose file is complete. */
  readonly editedSites: readonly EditedSite[];
}

const schema = z.looseObject({
  hostname: z.string().optional(),
  language: z.string().optional(),
  languages: z.array(z.string()),
  attributes: z.looseObject({ titleTemplate: z.string().optional() }).optional(),
});

type SiteFile = z.infer<typeof schema>;

/** Reads the files of the sites. The content service reports their problems. */
export function readGroupSites(contentFolder: string, sites: readonly string[]): GroupSites {
  const reader = createSeedReader(contentFolder);
  const files = sites.map((site) => {
    const file = join(contentFolder, site, 'site.yaml');
    return [site, existsSync(file) ? reader.read(file, schema, '') : undefined] as const;
  });
  return {
    languages: new Map(files.map(([site, read]) => [site, read?.languages ?? []])),
    editedSites: files.flatMap(([site, read]) => editedSiteOf(site, read)),
  };
}

function editedSiteOf(name: string, file: SiteFile | undefined): readonly EditedSite[] {
  const { hostname, language, languages = [], attributes } = file ?? {};
  if (hostname === undefined || language === undefined) return [];
  // `%s | Nordvik Norge` is the title of a page and the name of the site.
  const title = attributes?.titleTemplate?.replace('%s', '').replace(/^[\s|–-]+|[\s|–-]+$/g, '');
  return [{ name, title: title || name, hostname, language, languages }];
}
