import type { SeedProblem } from '../../seed/seedReader.ts';
import type { ContentTree } from '../model.ts';
import { type ContentStore, createStore } from '../store.ts';
import { keyOfItem, keyOfTreeItem } from './itemIndex.ts';
import { type ItemState, revisionOfState } from './itemState.ts';
import { type MergedState, mergeState } from './mergeState.ts';
import { type AppliedVersion, overlay } from './overlay.ts';
import { stateOf } from './stateOf.ts';
import type { ItemKey, LiveVersion, StoredVersion, VersionStore } from './versionStore.ts';

/** A change of an item in a language. */
export interface ItemChange extends ItemKey {
  /** Undefined: the item is deleted. */
  readonly state: ItemState | undefined;
  /** What kind of change it is, in a few words. */
  readonly note: string;
}

/** The content files with the changes of editors. */
export interface AuthoredContent {
  /** The content files alone. */
  readonly files: () => ContentStore;
  /** What editors see: the latest version of everything. */
  readonly drafts: () => ContentStore;
  /** What visitors see. */
  readonly published: () => ContentStore;
  /** Writes new versions, all or none. They are on the disk when it returns. */
  readonly change: (changes: readonly ItemChange[], by: string) => void;
  /** Changes what visitors see of items. */
  readonly setLive: (live: readonly LiveVersion[]) => void;
  readonly latest: (key: ItemKey) => StoredVersion | undefined;
  /** Undefined if visitors see what the content files say. */
  readonly live: (key: ItemKey) => LiveVersion | undefined;
  /** Keys of all items that have versions. */
  readonly changedKeys: () => readonly ItemKey[];
  readonly history: VersionStore['history'];
  readonly version: VersionStore['version'];
  /** The time of a change that is made now (ISO 8601, UTC). Later than that of earlier ones, also if the clock was set back. */
  readonly time: () => string;
  /** Call it when the content files have changed. */
  readonly filesChanged: () => void;
}

interface AuthoredContentOptions {
  readonly files: () => ContentStore;
  readonly store: VersionStore;
  /** The time in ms. */
  readonly now: () => number;
}

/** Keeps the changes of editors over the content files. Snapshots are made when they are first asked for. */
export function createAuthoredContent({
  files,
  store,
  now,
}: AuthoredContentOptions): AuthoredContent {
  const latest = new Map(store.latest().map((each) => [keyOfItem(each), each]));
  const live = new Map(store.live().map((each) => [keyOfItem(each), each]));
  const snapshots = createSnapshots({ files, store, latest, live });
  let lastAt = '';

  function changeTime(): string {
    const at = new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z');
    if (at > lastAt) lastAt = at;
    return lastAt;
  }
  for (const { at } of latest.values()) if (at > lastAt) lastAt = at;

  function change(changes: readonly ItemChange[], by: string): void {
    const at = changeTime();
    const versions = changes.map(({ item, language, state, note }): StoredVersion => {
      const key = { item, language };
      const own = files().item(item, language);
      const base = own && stateOf(own, files());
      const version = (latest.get(keyOfItem(key))?.version ?? (own ? 1 : 0)) + 1;
      const revision = state ? revisionOfState(state) : '';
      return { ...key, version, state, base, revision, by, at, note };
    });
    store.add({ versions });
    for (const each of versions) latest.set(keyOfItem(each), each);
    snapshots.forget('drafts');
  }

  return {
    files,
    drafts: snapshots.drafts,
    published: snapshots.published,
    change,
    setLive: (pointers) => {
      store.add({ live: pointers });
      for (const each of pointers) live.set(keyOfItem(each), each);
      snapshots.forget('published');
    },
    latest: (key) => latest.get(keyOfItem(key)),
    live: (key) => live.get(keyOfItem(key)),
    changedKeys: () => [...latest.values()],
    history: store.history,
    version: store.version,
    time: changeTime,
    filesChanged: () => snapshots.forget('drafts', 'published'),
  };
}

interface SnapshotSources {
  readonly files: () => ContentStore;
  readonly store: VersionStore;
  readonly latest: ReadonlyMap<string, StoredVersion>;
  readonly live: ReadonlyMap<string, LiveVersion>;
}

type SnapshotName = 'drafts' | 'published';

function createSnapshots({ files, store, latest, live }: SnapshotSources) {
  const kept = new Map<SnapshotName, ContentStore>();
  const merging = createMerging(files);

  function snapshot(name: SnapshotName, make: () => ContentStore): ContentStore {
    const made = kept.get(name) ?? make();
    kept.set(name, made);
    return made;
  }

  function makeDrafts(): ContentStore {
    const all = [...latest.values()];
    if (all.length === 0) return files();
    const tree = overlay(files(), all.map(merging.apply));
    const problems = [...tree.problems, ...all.flatMap(merging.conflicts), ...lostItems(all, tree)];
    return createStore({ ...tree, problems });
  }

  /** The version that visitors see. The latest one is in memory. */
  function liveVersion(pointer: LiveVersion): AppliedVersion {
    const { version } = pointer;
    const last = latest.get(keyOfItem(pointer));
    const stored = last?.version === version ? last : version && store.version(pointer, version);
    return stored
      ? merging.apply(stored)
      : { ...pointer, version: 0, state: undefined, updated: '' };
  }

  return {
    drafts: () => snapshot('drafts', makeDrafts),
    published: () =>
      snapshot('published', () =>
        live.size === 0
          ? files()
          : createStore(overlay(files(), [...live.values()].map(liveVersion))),
      ),
    forget: (...names: readonly SnapshotName[]) => {
      for (const name of names) kept.delete(name);
    },
  };
}

/** Combines versions with the content files, each once for each state of the files. */
function createMerging(files: () => ContentStore) {
  let merged = new WeakMap<StoredVersion, MergedState>();
  let seen: ContentStore | undefined;

  function mergedOf(stored: StoredVersion): MergedState | undefined {
    const current = files();
    if (seen !== current) [seen, merged] = [current, new WeakMap()];
    const known = merged.get(stored);
    if (known || !stored.state) return known;
    const own = current.item(stored.item, stored.language);
    const found = mergeState(stored.state, stored.base, own && stateOf(own, current));
    merged.set(stored, found);
    return found;
  }

  return {
    apply: (stored: StoredVersion): AppliedVersion => {
      const { item, language, version, at: updated } = stored;
      return { item, language, version, state: mergedOf(stored)?.state, updated };
    },
    /** The parts that the content files and the editor have both changed. */
    conflicts: (stored: StoredVersion): readonly SeedProblem[] =>
      (mergedOf(stored)?.conflicts ?? []).map((part) => ({
        file: nameOf(stored),
        message: `${part} was changed in the content files and by ${stored.by}; the editor's change is used`,
      })),
  };
}

/** Changes of items whose parent is no longer there. They are kept, and seen again when it is back. */
function lostItems(
  versions: readonly StoredVersion[],
  { items }: ContentTree,
): readonly SeedProblem[] {
  const found = new Set(items.map(keyOfTreeItem));
  return versions
    .filter((stored) => stored.state && !found.has(keyOfItem(stored)))
    .map((stored) => ({
      file: nameOf(stored),
      message: `was changed by ${stored.by}, and an item above it is gone; the change is kept`,
    }));
}

function nameOf({ item, language, state }: StoredVersion): string {
  return `${state?.name ?? item} (${language})`;
}
