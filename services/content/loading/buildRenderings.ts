import type { FileTimes } from '../../seed/seedReader.ts';
import { guidFrom } from '../guid.ts';
import { type Placeholders, type Rendering, sharedListKey } from '../model.ts';
import { buildFields, type FieldContext } from './buildFields.ts';
import type { AuthoredComponent, AuthoredRendering } from './seedSchema.ts';

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
  /** Content path of the page or the shared list; the uid of a block without one is derived from it and from the trail. */
  ownerPath: string;
  /** Placeholder keys and positions down to here, from the page or the shared list. */
  trail: string;
  /** The same from the page. */
  pageTrail: string;
  /** Content path of the parent of the data items. */
  dataPath: string;
  /** Number of data items below `dataPath` so far that have no uid, by component. */
  numbers: Map<string, number>;
  /** The uids of the page so far. */
  uids: Set<string>;
  /** Shared lists being included, so that a list cannot include itself. */
  open: readonly string[];
}

/** Builds a page's placeholders; the fields of each component become an item of their own. */
export function buildPlaceholders(
  authored: AuthoredPlaceholders,
  context: RenderingContext,
): Placeholders {
  const dataPath = `${context.pagePath}/Data`;
  const start = { ownerPath: context.pagePath, trail: '', pageTrail: '', dataPath };
  const place = { ...start, numbers: new Map(), uids: new Set<string>(), open: [] };
  return buildAll(authored, place, context);
}

function buildAll(
  authored: AuthoredPlaceholders,
  place: Place,
  context: RenderingContext,
): Placeholders {
  return Object.fromEntries(
    Object.entries(authored).map(([key, list]) => {
      return [key, buildList(list, below(place, `/${key}`), context)];
    }),
  );
}

function below(place: Place, step: string): Place {
  return { ...place, trail: place.trail + step, pageTrail: place.pageTrail + step };
}

function buildList(
  list: readonly AuthoredRendering[],
  place: Place,
  context: RenderingContext,
): Rendering[] {
  return list.flatMap((authored, at) => {
    const here = below(place, `:${at}`);
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
    ownerPath: path,
    trail: '',
    pageTrail: place.pageTrail,
    dataPath: path,
    numbers: new Map(),
    uids: place.uids,
    open: [...place.open, name],
  };
  const report = (message: string) => context.reportIn(file, message);
  const built = buildList(renderings, inside, { ...context, times, report });
  context.tree.noteShared(sharedListKey(context.siteName, context.language, name), built);
  return built.map((rendering, at) => ({ ...rendering, shared: { list: name, at } }));
}

function buildRendering(
  authored: AuthoredComponent,
  place: Place,
  context: RenderingContext,
): Rendering {
  const params = Object.entries(authored.params ?? {});
  return {
    uid: uidOf(authored, place, context),
    componentName: authored.componentName,
    params: Object.fromEntries(params.map(([name, value]) => [name, String(value)])),
    dataSourceId: addDataSource(authored, place, context),
    ...(authored.hidden && { isHidden: true }),
    placeholders: buildAll(authored.placeholders ?? {}, place, context),
  };
}

/** The uid in the file, or one that is derived from the place. If the page has it already, it is derived from the place there. */
function uidOf(
  { uid }: AuthoredComponent,
  place: Place,
  { pagePath, report }: RenderingContext,
): string {
  const own = uid ?? guidFrom('rendering', place.ownerPath, place.trail);
  if (!place.uids.has(own)) {
    place.uids.add(own);
    return own;
  }
  // A page may include a shared list more than once.
  if (place.open.length === 0) report(`two blocks have the uid ${own}; ${repair}`);
  return guidFrom('rendering', pagePath, place.pageTrail);
}

const repair = 'remove it from one of them, and run npm run content:ids';

function addDataSource(
  authored: AuthoredComponent,
  place: Place,
  context: RenderingContext,
): string | undefined {
  const { componentName, fields, item: elsewhere } = authored;
  if (fields === undefined) return elsewhere;
  const { path, givenId, sortOrder } = dataPlace(authored, place, context);
  const owner = { path, givenId, templateName: componentName };
  const { language, siteName, times, tree } = context;
  const added = { path, templateName: componentName, language, siteName, sortOrder, times };
  tree.add({ ...added, fields: buildFields(fields, owner, context) });
  return tree.idAt(path);
}

interface DataPlace {
  path: string;
  givenId: string | undefined;
  sortOrder: number;
}

/** Id and name of a data item follow from the uid of its block. Without one, it is named by its number. */
function dataPlace(
  { componentName, uid, item: ownId }: AuthoredComponent,
  { dataPath, numbers }: Place,
  { tree, report }: RenderingContext,
): DataPlace {
  if (uid !== undefined) {
    const givenId = ownId ?? dataSourceIdOf(uid);
    const path = tree.nameById(`${dataPath}/${componentName}`, uid, givenId);
    if (path !== undefined) return { path, givenId, sortOrder: 100 };
    report(`a block of another page or kind has the uid ${uid} too; ${repair}`);
  }
  const number = (numbers.get(componentName) ?? 0) + 1;
  numbers.set(componentName, number);
  return { path: `${dataPath}/${componentName}-${number}`, givenId: undefined, sortOrder: number };
}

/** The id of the item with the fields of a block that the content files give a uid. */
export function dataSourceIdOf(uid: string): string {
  return guidFrom('data source', uid);
}
