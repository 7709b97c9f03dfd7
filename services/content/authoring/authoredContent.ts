import type { ContentStore } from '../store.ts';
import { createSnapshots } from './contentSnapshots.ts';
import { keyOfItem } from './itemIndex.ts';
import { type ItemState, revisionOfState } from './itemState.ts';
import { stateOf } from './stateOf.ts';
import type { ItemKey, LiveVersion, StoredVersion, VersionStore } from './versionStore.ts';

/** A change of an item in a language. */
export interface ItemChange extends ItemKey {
  /** Undefined: the item is deleted. */
  readonly state: ItemState | undefined;
  /** What kind of change it is, in a few words. */
  readonly note: string;
}

/** Changes that come with a publish. */
export interface PublishedChanges {
  /** Published as they are made. */
  readonly changes: readonly ItemChange[];
  /** Those that only editors see. */
  readonly drafts: readonly ItemChange[];
  readonly by: string;
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
  /** Changes what visitors see of items, and makes the changes that come with it. All or none. */
  readonly setLive: (live: readonly LiveVersion[], also: PublishedChanges) => void;
  /** What visitors would see after a change of what they see. */
  readonly publishedWith: (live: readonly LiveVersion[]) => ContentStore;
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

/** Keeps the changes of editors over the content files. */
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
    publishedWith: snapshots.publishedWith,
    ...createWriting({ files, store, latest, live, snapshots, time }),
    latest: (key) => latest.get(keyOfItem(key)),
    live: (key) => live.get(keyOfItem(key)),
    changedKeys: () => [...latest.values()],
    history: store.history,
    version: store.version,
    time,
    filesChanged: () => snapshots.forget('drafts', 'published'),
  };
}

interface WritingParts extends Pick<AuthoredContentOptions, 'files' | 'store'> {
  readonly latest: Map<string, StoredVersion>;
  readonly live: Map<string, LiveVersion>;
  readonly snapshots: ReturnType<typeof createSnapshots>;
  readonly time: () => string;
}

/** Stores new versions and what visitors see, and then takes them over. */
function createWriting(parts: WritingParts): Pick<AuthoredContent, 'change' | 'setLive'> {
  const { files, store, latest, live, snapshots, time } = parts;

  function versionsOf(changes: readonly ItemChange[], by: string): readonly StoredVersion[] {
    if (changes.length === 0) return [];
    const at = time();
    return changes.map((change) => {
      const last = latest.get(keyOfItem(change));
      return { ...toVersion(change, last, files()), by, at };
    });
  }

  function add(versions: readonly StoredVersion[], pointers: readonly LiveVersion[]): void {
    store.add({ versions, live: pointers });
    for (const each of versions) latest.set(keyOfItem(each), each);
    for (const each of pointers) live.set(keyOfItem(each), each);
    if (versions.length > 0) snapshots.forget('drafts');
    if (pointers.length > 0) snapshots.publish(pointers);
  }

  return {
    change: (changes, by) => add(versionsOf(changes, by), []),
    setLive: (pointers, { changes, drafts, by }) => {
      const seen = versionsOf(changes, by);
      const more = versionsOf(drafts, by);
      add([...seen, ...more], seen.length > 0 ? [...pointers, ...seen.map(pointerTo)] : pointers);
    },
  };
}

function pointerTo({ item, language, version }: StoredVersion): LiveVersion {
  return { item, language, version };
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
