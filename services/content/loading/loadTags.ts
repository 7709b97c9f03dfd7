import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldContext } from './buildFields.ts';
import type { PagesContext } from './loadPages.ts';
import { tagsSchema } from './seedSchema.ts';

/**
 * Loads the tags of one language of a site into the tree, in the order of the file. Returns a
 * function that finds a tag's content path by its key.
 */
export function loadTags({
  site,
  language,
  folder,
  reader,
  tree,
}: PagesContext): FieldContext['tagPathOf'] {
  const file = join(folder, 'tags.yaml');
  const consequence = 'the site has no tags in this language';
  const tags = existsSync(file) ? (reader.read(file, tagsSchema, consequence) ?? {}) : {};
  const paths = new Map<string, string>();
  for (const [at, [key, value]] of Object.entries(tags).entries()) {
    const path = `${tree.tenantPath}/${site.name}/Data/Tags/${key}`;
    const fields = { key, value };
    tree.add({
      path,
      language,
      displayName: value,
      templateName: 'Tag',
      siteName: site.name,
      sortOrder: at,
      times: reader.times(file),
      fields: Object.entries(fields).map(([name, text]) => ({
        name,
        value: { kind: 'text', text },
      })),
    });
    paths.set(key, path);
  }
  return (key) => paths.get(key);
}
