import type { FileTimes } from '../../seed/seedReader.ts';
import { guidFrom, parseGuid } from '../guid.ts';
import type { Field, FieldValue } from '../model.ts';
import { type Classified, classifyField } from './classifyField.ts';
import type { AuthoredField } from './seedSchema.ts';
import type { Tree } from './tree.ts';

/** What fields are built with. */
export interface FieldContext {
  tree: Tree;
  siteName: string;
  language: string;
  /** Content path of the page at an address of this site and language. */
  pagePathAt: (routePath: string) => string | undefined;
  /** Content path of the site's tag with a key. */
  tagPathOf: (key: string) => string | undefined;
  /** The times of the file that the fields are written in. */
  times: FileTimes;
  /** Takes a sentence about a field that could not be used. */
  report: (message: string) => void;
}

/** The item that gets the fields. */
export interface FieldOwner {
  path: string;
  /** Its id, if the content files give one; those of entries of lists are then derived from it. */
  givenId?: string | undefined;
  templateName: string;
}

type AuthoredFields = Readonly<Record<string, AuthoredField>>;

/** Builds an item's fields; the entries of lists become items below it. */
export function buildFields(
  authored: AuthoredFields,
  owner: FieldOwner,
  context: FieldContext,
): Field[] {
  const fields: Field[] = [];
  for (const [name, written] of Object.entries(authored)) {
    const value = build(name, classifyField(written), owner, context);
    if (value !== undefined) fields.push({ name, value });
  }
  return fields;
}

function build(
  name: string,
  classified: Classified,
  owner: FieldOwner,
  context: FieldContext,
): FieldValue | undefined {
  switch (classified.kind) {
    case 'value':
      return classified.value;
    case 'entries': {
      const add = (entry: AuthoredFields, at: number) => addEntry(name, entry, at, owner, context);
      return { kind: 'multilist', ids: classified.entries.map(add) };
    }
    case 'pages':
      return { kind: 'multilist', ids: pageIds(name, classified.paths, context) };
    case 'tags':
      return { kind: 'multilist', ids: tagIds(name, classified.keys, context) };
    case 'page':
      return { kind: 'lookup', id: pageIds(name, [classified.path], context)[0] };
    case 'unusable':
      context.report(`field ${name}: ${classified.reason}; the field is left out`);
      return undefined;
  }
}

function addEntry(
  fieldName: string,
  { uid, ...authored }: AuthoredFields,
  at: number,
  owner: FieldOwner,
  context: FieldContext,
): string {
  const { language, siteName, times, tree } = context;
  const { path, givenId } = entryPlace(fieldName, uid, at, owner, context);
  const templateName = `${owner.templateName} ${fieldName}`;
  const fields = buildFields(authored, { path, givenId, templateName }, context);
  const displayName = titleOf(fields);
  const owned = { path, language, siteName, templateName, displayName, fields };
  tree.add({ ...owned, sortOrder: at, times });
  return tree.idAt(path);
}

interface EntryPlace {
  path: string;
  givenId: string | undefined;
}

/** An entry is named by its uid, or by its number. */
function entryPlace(
  fieldName: string,
  uid: AuthoredField | undefined,
  at: number,
  { path: above, givenId: of }: FieldOwner,
  { tree, report }: FieldContext,
): EntryPlace {
  const ownId = typeof uid === 'string' ? parseGuid(uid) : undefined;
  if (ownId !== undefined) {
    const path = tree.nameById(`${above}/${fieldName}`, ownId, ownId);
    if (path !== undefined) return { path, givenId: ownId };
    report(`field ${fieldName}: another item has the uid ${ownId}; it is not used here`);
  }
  const path = `${above}/${fieldName}-${at + 1}`;
  if (of === undefined) return { path, givenId: undefined };
  const givenId = guidFrom('entry', of, fieldName, String(at));
  tree.giveId(path, givenId);
  return { path, givenId };
}

function titleOf(fields: readonly Field[]): string | undefined {
  for (const { name, value } of fields) {
    if (value.kind === 'link' && value.text !== '') return value.text;
    if (value.kind === 'text' && /^(title|heading|name)$/i.test(name)) return value.text;
  }
  return undefined;
}

function pageIds(name: string, paths: readonly string[], context: FieldContext): string[] {
  return paths.flatMap((routePath) => {
    const path = context.pagePathAt(routePath);
    if (path !== undefined) return [context.tree.idAt(path)];
    context.report(`field ${name}: no page at ${routePath}; the entry is left out`);
    return [];
  });
}

function tagIds(name: string, keys: readonly string[], context: FieldContext): string[] {
  return keys.flatMap((key) => {
    const path = context.tagPathOf(key);
    if (path !== undefined) return [context.tree.idAt(path)];
    context.report(`field ${name}: no tag ${key} in tags.yaml; the entry is left out`);
    return [];
  });
}
