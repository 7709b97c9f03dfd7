import { iconNames } from '#design-system/Icon/iconNames.ts';
import type { BlockStatus } from '#domain/content/blockStatus.ts';
import { dictionaryKeys } from '#domain/content/dictionary.ts';
import { blockManifest, type ManifestField } from '#domain/content/manifest/manifest.ts';
import { textSubjects } from '#domain/content/texts/all.ts';
import { surfaceNames, themeNames } from '#tokens/names.ts';
import { projectFiles } from '../projectFiles.ts';
import { resolvedTokens } from '../tokensExport/resolvedTokens.ts';
import { readExports } from './readExports.ts';
import { type Surface, sortSurface, writeFacts } from './surface.ts';

/** The public names of the code as it is. */
export async function currentSurface(): Promise<Surface> {
  return sortSurface({
    ...readExports(entryPoints(await projectFiles())),
    ...blocks(),
    ...tokens(),
    ...texts(),
  });
}

/** The entry point of the design system, and the components that have no other: each in the folder of its name. */
function entryPoints(files: readonly string[]): readonly string[] {
  const components = files.filter((path) => /^design-system\/(\w+)\/\1\.tsx$/.test(path));
  return ['design-system/index.ts', ...components];
}

/** What to do instead of using a block, by its status. */
const replacements: Readonly<Partial<Record<BlockStatus, string>>> = {
  deprecated: 'its manual names others',
};

/** The blocks and their fields, and those of pages. */
function blocks(): Surface {
  const manifest = blockManifest();
  const blockEntries = manifest.blocks.flatMap(({ name, status, fields }) => [
    [`block ${name}`, writeFacts({ accepts: '', deprecated: replacements[status] })],
    ...fieldEntries(name, fields),
  ]);
  const templates = manifest.templates.map(({ name, fields }) => ({
    name: name.replaceAll(' ', ''),
    fields,
  }));
  const pageEntries = templates.flatMap(({ name, fields }) => [
    [`template ${name}`, ''],
    ...fieldEntries(name, fields),
  ]);
  return Object.fromEntries([...blockEntries, ...pageEntries]);
}

/** The fields by their names on the platform; those of a list's entries within the list. */
function fieldEntries(owner: string, fields: readonly ManifestField[]): readonly string[][] {
  return fields.flatMap(({ entries = [], ...field }) => {
    const name = `${owner}.${field.name}`;
    const accepts = field.choices?.join(' | ') ?? boundsText(field);
    const { required: isRequired, default: fallback, deprecated } = field;
    const facts = writeFacts({ isRequired, accepts, fallback, deprecated });
    return [[`field ${name}`, facts], ...fieldEntries(name, entries)];
  });
}

function boundsText({ kind, format, bounds }: ManifestField): string {
  const limits = bounds && `${bounds.min} to ${bounds.max}`;
  return [kind, format, limits].filter(Boolean).join(' ');
}

/** The names of tokens, which all brands share. Their values are the brands'. */
function tokens(): Surface {
  const names = resolvedTokens('default').map(({ path: [group = '', ...rest] }) =>
    [group, ...(group === 'color' ? rest.slice(1) : rest)].join('.'),
  );
  return Object.fromEntries([
    ...names.map((name) => [`token ${name}`, '']),
    ...surfaceNames.map((name) => [`surface ${name}`, '']),
    ...themeNames.map((name) => [`theme ${name}`, '']),
    ...iconNames.map((name) => [`icon ${name}`, '']),
  ]);
}

/** The keys of a site's dictionary, each with the marks that its text may have. */
function texts(): Surface {
  const marks: Readonly<Record<string, readonly string[]>> = Object.assign(
    {},
    ...textSubjects.map((subject) => subject.marks),
  );
  return Object.fromEntries(
    dictionaryKeys.map((key) => [
      `text ${key}`,
      (marks[key] ?? []).map((mark) => `{${mark}}`).join(' | '),
    ]),
  );
}
