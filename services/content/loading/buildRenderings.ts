import { guidFrom } from '../guid.ts';
import type { Placeholders, Rendering } from '../model.ts';
import { buildFields, type FieldContext } from './buildFields.ts';
import type { AuthoredComponent, AuthoredRendering } from './seedSchema.ts';
import { itemIdAt } from './tree.ts';

/** A list of placements that pages share, with the content path its fields are kept under. */
export interface SharedList {
  /** The seed file it was read from. */
  file: string;
  path: string;
  renderings: readonly AuthoredRendering[];
}

/** What placements are built with. */
export interface RenderingContext extends FieldContext {
  /** The shared list of a name; undefined where there is none or it cannot be used. */
  shared: (name: string) => SharedList | undefined;
  /** Content path of the page they stand on. */
  pagePath: string;
  /** Takes a sentence about another seed file, as a shared list has its own. */
  reportIn: (file: string, message: string) => void;
}

type AuthoredPlaceholders = Readonly<Record<string, readonly AuthoredRendering[]>>;

interface Place {
  /** Placeholder keys and positions down to here; with the page's path it makes the uid. */
  trail: string;
  /** Content path that data items are put under. */
  dataPath: string;
  /** How many data items each component has there so far. */
  numbers: Map<string, number>;
  /** Shared lists already open, so that one cannot include itself. */
  open: readonly string[];
}

/** Builds a page's placeholders; the fields of each component become an item of their own. */
export function buildPlaceholders(
  authored: AuthoredPlaceholders,
  context: RenderingContext,
): Placeholders {
  const dataPath = `${context.pagePath}/Data`;
  return buildAll(authored, { trail: '', dataPath, numbers: new Map(), open: [] }, context);
}

function buildAll(
  authored: AuthoredPlaceholders,
  place: Place,
  context: RenderingContext,
): Placeholders {
  return Object.fromEntries(
    Object.entries(authored).map(([key, list]) => {
      return [key, buildList(list, { ...place, trail: `${place.trail}/${key}` }, context)];
    }),
  );
}

function buildList(
  list: readonly AuthoredRendering[],
  place: Place,
  context: RenderingContext,
): Rendering[] {
  return list.flatMap((authored, at) => {
    const here = { ...place, trail: `${place.trail}:${at}` };
    if ('include' in authored) return includeShared(authored.include, here, context);
    return [buildRendering(authored, here, context)];
  });
}

function includeShared(name: string, place: Place, context: RenderingContext): Rendering[] {
  const shared = context.shared(name);
  if (shared === undefined || place.open.includes(name)) {
    const reason = shared === undefined ? 'cannot be found or used' : 'includes itself';
    context.report(`include ${name}: the shared list ${reason}; it is left out`);
    return [];
  }
  const { file, path, renderings } = shared;
  const inside = {
    trail: place.trail,
    dataPath: path,
    numbers: new Map(),
    open: [...place.open, name],
  };
  const report = (message: string) => context.reportIn(file, message);
  return buildList(renderings, inside, { ...context, report });
}

function buildRendering(
  authored: AuthoredComponent,
  place: Place,
  context: RenderingContext,
): Rendering {
  const params = Object.entries(authored.params ?? {});
  return {
    uid: guidFrom('rendering', context.pagePath, place.trail),
    componentName: authored.componentName,
    params: Object.fromEntries(params.map(([name, value]) => [name, String(value)])),
    dataSourceId: addDataSource(authored, place, context),
    placeholders: buildAll(authored.placeholders ?? {}, place, context),
  };
}

function addDataSource(
  { componentName, fields }: AuthoredComponent,
  { dataPath, numbers }: Place,
  context: RenderingContext,
): string | undefined {
  if (fields === undefined) return undefined;
  const number = (numbers.get(componentName) ?? 0) + 1;
  numbers.set(componentName, number);
  const path = `${dataPath}/${componentName}-${number}`;
  const owner = { path, templateName: componentName };
  const { language, siteName } = context;
  context.tree.add({
    ...owner,
    language,
    siteName,
    sortOrder: number,
    fields: buildFields(fields, owner, context),
  });
  return itemIdAt(path);
}
