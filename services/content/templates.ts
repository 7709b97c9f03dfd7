import { guidFrom } from './guid.ts';

/** The template of a site's top item. */
export const siteTemplate = 'Site';

/** The template of the entries of a site's dictionary. */
export const dictionaryEntryTemplate = 'Dictionary entry';

const appTemplate = 'App';

/** Templates of the platform itself, which have the same ids in every installation. */
const platformIds: Readonly<Record<string, string>> = {
  [appTemplate]: '061cba15-5474-4b91-8a06-17903b102b82',
  [dictionaryEntryTemplate]: '6d1cd897-1936-4a3a-a511-289a94c2a7b1',
};

/** Base templates by template. Older clients find the root of a site by its base template. */
const bases: Readonly<Record<string, readonly string[]>> = { [siteTemplate]: [appTemplate] };

/** The id of the template of a name. */
export function templateId(name: string): string {
  return platformIds[name] ?? guidFrom('template', name);
}

/** The names of the templates that a template inherits from. */
export function baseTemplates(name: string): readonly string[] {
  return bases[name] ?? [];
}

const idLists = new Map<string, readonly string[]>();

/** The ids of a template and of the templates it inherits from. */
export function templateIds(name: string): readonly string[] {
  const known = idLists.get(name);
  if (known !== undefined) return known;
  const ids = [name, ...baseTemplates(name)].map(templateId);
  idLists.set(name, ids);
  return ids;
}
