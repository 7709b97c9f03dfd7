import { comparableText, type ItemState } from './itemState.ts';

/** A state, and the parts that the content files and an editor have both changed. */
export interface MergedState {
  readonly state: ItemState;
  /** Names of fields, or `name`, `layout` and so on. */
  readonly conflicts: readonly string[];
}

/**
 * Combines an editor's version with the content files, which may have changed since. `base` is what the files said when the
 * version was written. What the editor left alone follows the files; what both changed stays as the editor wrote it.
 */
export function mergeState(
  version: ItemState,
  base: ItemState | undefined,
  files: ItemState | undefined,
): MergedState {
  if (!files || (base && isSame(base, files))) return { state: version, conflicts: [] };
  const conflicts: string[] = [];
  const choose = <Value>(part: string, own: Value, before: Value, now: Value): Value => {
    if (base && isSame(own, before)) return now;
    const isChanged = !isSame(before, now) && !isSame(own, now);
    if (isChanged && !(base === undefined && followsFromFiles.has(part))) conflicts.push(part);
    return own;
  };
  const merge = <
    Key extends 'name' | 'displayName' | 'templateName' | 'parentId' | 'sortOrder' | 'layout',
  >(
    key: Key,
  ) => choose(key, version[key], base?.[key], files[key]);
  const state: ItemState = {
    ...version,
    name: merge('name') ?? version.name,
    displayName: merge('displayName') ?? version.displayName,
    templateName: merge('templateName') ?? version.templateName,
    parentId: merge('parentId'),
    sortOrder: merge('sortOrder') ?? version.sortOrder,
    layout: merge('layout'),
    fields: mergeFields(version, base, files, choose),
  };
  return { state, conflicts };
}

/** Files name the items of blocks by uids. So the items that an editor made have other names when they come back from an export. */
const followsFromFiles = new Set(['name', 'displayName', 'parentId', 'sortOrder']);

type Choose = <Value>(part: string, own: Value, before: Value, now: Value) => Value;

function mergeFields(
  version: ItemState,
  base: ItemState | undefined,
  files: ItemState,
  choose: Choose,
): ItemState['fields'] {
  const [own, before, now] = [version, base, files].map(
    (state) => new Map(state?.fields.map(({ name, value }) => [name, value])),
  );
  const names = new Set([...(own?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].flatMap((name) => {
    const value = choose(name, own?.get(name), before?.get(name), now?.get(name));
    return value === undefined ? [] : [{ name, value }];
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || comparableText(one) === comparableText(other);
}
