import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFields } from './buildFields.ts';
import type { PagesContext } from './loadPages.ts';
import { settingsSchema } from './seedSchema.ts';

/** Adds the settings of a site in a language: those of the site file, unless the language has a file of its own. */
export function loadSettings(context: PagesContext, siteFile: string): void {
  const { site, language, reader, tree } = context;
  const own = ownSettings(context);
  const { file, settings } = own ?? { file: siteFile, settings: site.settings };
  const path = `${tree.tenantPath}/${site.name}/Settings`;
  const owner = { path, templateName: 'Site Settings' };
  const times = reader.times(file);
  const none = () => undefined;
  const fields = buildFields(settings, owner, {
    tree,
    siteName: site.name,
    language,
    pagePathAt: none,
    tagPathOf: none,
    times,
    report: (message) => reader.report(file, message),
  });
  tree.add({ ...owner, language, siteName: site.name, fields, times });
}

function ownSettings({ site, language, folder, reader }: PagesContext) {
  const file = join(folder, 'settings.yaml');
  if (!existsSync(file)) return undefined;
  if (language === site.language) {
    reader.report(file, 'the settings of the default language are in site.yaml; it is skipped');
    return undefined;
  }
  const settings = reader.read(file, settingsSchema, 'the settings of site.yaml are used');
  return settings && { file, settings };
}
