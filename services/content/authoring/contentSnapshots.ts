import type { SeedProblem } from '../../seed/seedReader.ts';
import type { ContentTree } from '../model.ts';
import { type ContentStore, createStore } from '../store.ts';
import { keyOfItem, keyOfTreeItem } from './itemIndex.ts';
import { type MergedState, mergeState } from './mergeState.ts';
import { type AppliedVersion, overlay } from './overlay.ts';
import { stateOf } from './stateOf.ts';
import type { LiveVersion, StoredVersion, VersionStore } from './versionStore.ts';

interface SnapshotSources {
  readonly files: () => ContentStore;
  readonly store: VersionStore;
  readonly latest: ReadonlyMap<string, StoredVersion>;
  readonly live: ReadonlyMap<string, LiveVersion>;
}

type SnapshotName = 'drafts' | 'published';

/** What editors and visitors see. Snapshots are made when they are first asked for. */
export function createSnapshots({ files, store, latest, live }: SnapshotSources) {
  const kept = new Map<SnapshotName, ContentStore>();
  const merging = createMerging(files);
  const makePublished = createPublishing({ files, store, latest }, merging);
  let foreseen: { pointers: readonly LiveVersion[]; store: ContentStore } | undefined;

  function snapshot(name: SnapshotName, make: () => ContentStore): ContentStore {
    const made = kept.get(name) ?? make();
    kept.set(name, made);
    return made;
  }

  return {
    drafts: () => snapshot('drafts', () => makeDrafts([...latest.values()], files(), merging)),
    published: () => snapshot('published', () => makePublished(live.values())),
    publishedWith: (pointers: readonly LiveVersion[]) => {
      const changed = pointers.map((each) => [keyOfItem(each), each] as const);
      const store = makePublished(new Map([...live, ...changed]).values());
      foreseen = { pointers, store };
      return store;
    },
    /** Takes over what was foreseen for a change of what visitors see. */
    publish: (pointers: readonly LiveVersion[]) => {
      kept.delete('published');
      if (foreseen?.pointers === pointers) kept.set('published', foreseen.store);
      foreseen = undefined;
    },
    forget: (...names: readonly SnapshotName[]) => {
      for (const name of names) kept.delete(name);
    },
  };
}

/** Makes what visitors see from the versions that they see. */
function createPublishing(
  { files, store, latest }: Omit<SnapshotSources, 'live'>,
  merging: ReturnType<typeof createMerging>,
): (pointers: Iterable<LiveVersion>) => ContentStore {
  /** The version that visitors see. The latest one is in memory. */
  function liveVersion(pointer: LiveVersion): AppliedVersion {
    const { version } = pointer;
    const last = latest.get(keyOfItem(pointer));
    const stored = last?.version === version ? last : version && store.version(pointer, version);
    return stored
      ? merging.apply(stored)
      : { ...pointer, version: 0, state: undefined, updated: '' };
  }

  return (pointers) => {
    const versions = [...pointers].map(liveVersion);
    return versions.length === 0 ? files() : createStore(overlay(files(), versions));
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
