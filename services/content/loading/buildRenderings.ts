import type { FileTimes } from '../../seed/seedReader.ts';
import { guidFrom } from '../guid.ts';
import type { Placeholders, Rendering } from '../model.ts';
import { buildFields, type FieldContext } from './buildFields.ts';
import type { AuthoredComponent, AuthoredRendering } from './seedSchema.ts';
import { itemIdAt } from './tree.ts';

/** A list of placements that pages share, with the content path of its data items. */
export interface SharedList {
  /** The seed file it was read from. */
  file: string;
  /** The times of that file. */
  times: FileTimes;
  path: string;
  renderings: readonly AuthoredRendering[];
}

/** What renderings are built with. */
export interface RenderingContext extends FieldContext {
  /** The shared list with a name; undefined if it is missing or invalid. */
  shared: (name: string) => SharedList | undefined;
  /** Content path of the page that contains the renderings. */
  pagePath: string;
  /** Reports a problem in another seed file, because a shared list has its own file. */
  reportIn: (file: string, message: string) => void;
}

type AuthoredPlaceholders = Readonly<Record<string, readonly AuthoredRendering[]>>;

interface Place {
  /** Placeholder keys and positions down to here; the uid is derived from it and the page's path. */
  trail: string;
  /** Content path of the parent of the data items. */
  dataPath: string;
  /** Number of data items below `dataPath` so far, by component. */
  numbers: Map<string, number>;
  /** Shared lists being included, so that a list cannot include itself. */
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
  const { file, times, path, renderings } = shared;
  const inside = {
    trail: place.trail,
    dataPath: path,
    numbers: new Map(),
    open: [...place.open, name],
  };
  const report = (message: string) => context.reportIn(file, message);
  return buildList(renderings, inside, { ...context, times, report });
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
  const { language, siteName, times } = context;
  context.tree.add({
    ...owner,
    language,
    siteName,
    sortOrder: number,
    times,
    fields: buildFields(fields, owner, context),
  });
  return itemIdAt(path);
}
