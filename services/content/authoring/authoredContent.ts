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
export function createAuthoredContent(options: AuthoredContentOptions): AuthoredContent {
  const { files, store } = options;
  const latest = new Map(store.latest().map((each) => [keyOfItem(each), each]));
  const live = new Map(store.live().map((each) => [keyOfItem(each), each]));
  const snapshots = createSnapshots({ files, store, latest, live });
  const time = createChangeClock(options, [...latest.values()]);
  return {
    files,
    drafts: snapshots.drafts,
    published: snapshots.published,
    change: (changes, by) => {
      const at = time();
      const versions = changes.map((change) => {
        const last = latest.get(keyOfItem(change));
        return { ...toVersion(change, last, files()), by, at };
      });
      store.add({ versions });
      for (const each of versions) latest.set(keyOfItem(each), each);
      snapshots.forget('drafts');
    },
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
    time,
    filesChanged: () => snapshots.forget('drafts', 'published'),
  };
}

/** Later than that of earlier changes, also if the clock was set back. */
function createChangeClock(
  { now }: AuthoredContentOptions,
  versions: readonly StoredVersion[],
): () => string {
  let last = versions.reduce((latest, { at }) => (at > latest ? at : latest), '');
  return () => {
    const at = new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z');
    if (at > last) last = at;
    return last;
  };
}

function toVersion(
  { item, language, state, note }: ItemChange,
  last: StoredVersion | undefined,
  files: ContentStore,
): Omit<StoredVersion, 'by' | 'at'> {
  const own = files.item(item, language);
  const base = own && stateOf(own, files);
  const version = (last?.version ?? (own ? 1 : 0)) + 1;
  const revision = state ? revisionOfState(state) : '';
  return { item, language, version, state, base, revision, note };
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

  /** The version that visitors see. The latest one is in memory. */
  function liveVersion(pointer: LiveVersion): AppliedVersion {
    const { version } = pointer;
    const last = latest.get(keyOfItem(pointer));
    const stored = last?.version === version ? last : version && store.version(pointer, version);
    return stored
      ? merging.apply(stored)
      : { ...pointer, version: 0, state: undefined, updated: '' };
  }

  function makePublished(): ContentStore {
    const versions = [...live.values()].map(liveVersion);
    return versions.length === 0 ? files() : createStore(overlay(files(), versions));
  }

  return {
    drafts: () => snapshot('drafts', () => makeDrafts([...latest.values()], files(), merging)),
    published: () => snapshot('published', makePublished),
    forget: (...names: readonly SnapshotName[]) => {
      for (const name of names) kept.delete(name);
    },
  };
}

function makeDrafts(
  versions: readonly StoredVersion[],
  files: ContentStore,
  merging: ReturnType<typeof createMerging>,
): ContentStore {
  if (versions.length === 0) return files;
  const tree = overlay(files, versions.map(merging.apply));
  const lost = lostItems(versions, tree);
  return createStore({
    ...tree,
    problems: [...tree.problems, ...versions.flatMap(merging.conflicts), ...lost],
  });
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
