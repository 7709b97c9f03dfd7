import { fail, ok } from '#domain/result.ts';
import {
  type AuthoredItem,
  type AuthoringApi,
  type CopyPlace,
  type FieldTexts,
  type HistoryEntry,
  type ItemAddress,
  type ItemUpdate,
  layoutField,
  type NewItem,
  type PageEntry,
  type PublishState,
  type RenderingDefinition,
} from '../authoringApi.ts';
import type { AuthoringFailure, FieldConflict } from '../authoringFailure.ts';
import type { PageWrites } from '../pageWrites.ts';
import { FakePages } from './fakePages.ts';

/** What the fake content service has at first. */
export interface FakeContent {
  readonly items: readonly AuthoredItem[];
  readonly pages: readonly PageEntry[];
  readonly definitions: readonly RenderingDefinition[];
}

interface StoredItem {
  item: AuthoredItem;
  /** The newest first. */
  readonly history: (HistoryEntry & { readonly fields: FieldTexts })[];
}

/** A content service in memory that keeps the rules of the real one, for tests and stories. */
export interface FakeAuthoring {
  readonly api: AuthoringApi;
  /** All calls fail with it until it is `undefined`. */
  failWith: (failure: AuthoringFailure | undefined) => void;
  /** Lets all answers wait until the returned function is called. */
  hold: () => () => void;
  /** Another editor changes a field. */
  readonly changeElsewhere: (address: ItemAddress, fields: FieldTexts) => void;
  /** Another editor deletes a page. */
  readonly deleteElsewhere: (itemId: string) => void;
  readonly itemNow: (address: ItemAddress) => AuthoredItem | undefined;
  readonly pagesNow: () => readonly PageEntry[];
  /** The names of the calls that changed something. */
  readonly writes: readonly string[];
}

const keyOf = ({ itemId, language }: ItemAddress) => `${itemId} ${language}`;

/** Creates a content service in memory. Its clock starts at the given instant and moves a minute with each save. */
export function createFakeAuthoring(
  content: FakeContent,
  start = '2026-11-20T08:00:00Z',
): FakeAuthoring {
  const fake = new FakeService(content, Date.parse(start));
  return {
    api: fake.api(),
    hold: () => fake.hold(),
    failWith: (failure) => {
      fake.failure = failure;
    },
    changeElsewhere: (address, fields) => {
      const stored = fake.stored(address);
      if (stored) fake.save(stored, { ...stored.item.fields, ...fields }, 'Somebody else');
    },
    deleteElsewhere: (itemId) => fake.pages.deleteBy(itemId, 'Somebody else'),
    itemNow: (address) => fake.stored(address)?.item,
    pagesNow: () => fake.pages.all(),
    writes: fake.writes,
  };
}

class FakeService {
  failure: AuthoringFailure | undefined;
  readonly writes: string[] = [];
  readonly pages: FakePages;
  readonly #items = new Map<string, StoredItem>();
  readonly #content: FakeContent;
  #now: number;
  #made = 0;
  #held = Promise.resolve();

  constructor(content: FakeContent, now: number) {
    this.#content = content;
    this.#now = now;
    for (const item of content.items) this.#add(item, true);
    this.pages = new FakePages(content.pages, {
      itemOf: (address) => this.stored(address)?.item,
      add: ({ name, language }) =>
        this.#create({ name, templateName: 'Page', parentPath: '', language, fields: {} }).itemId,
      write: (address, title) => {
        const stored = this.stored(address);
        if (stored) this.save(stored, { ...stored.item.fields, navTitle: title }, 'Demo editor');
      },
    });
  }

  stored(address: ItemAddress): StoredItem | undefined {
    return this.#items.get(keyOf(address));
  }

  /** Keeps new values as a new version. */
  save(stored: StoredItem, fields: FieldTexts, by: string): AuthoredItem {
    this.#now += 60_000;
    const revision = this.#nextRevision();
    const version = stored.item.version + 1;
    stored.item = { ...stored.item, fields, revision, version };
    const at = new Date(this.#now).toISOString();
    stored.history.unshift({ version, revision, at, by, note: '', isPublished: false, fields });
    return stored.item;
  }

  #add(item: AuthoredItem, isPublished: boolean): void {
    const { version, revision, fields } = item;
    const at = new Date(this.#now).toISOString();
    const entry = { version, revision, at, by: 'Astrid Lind', note: '', isPublished, fields };
    this.#items.set(keyOf(item), { item, history: [entry] });
  }

  /** Lets all answers wait until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return resolve;
  }

  #nextRevision(): string {
    this.#made += 1;
    return `revision-${this.#made}`;
  }

  /** An answer, after a turn of the event loop as over a network, unless all calls fail. */
  async #answer<Value>(make: () => Value | AuthoringFailure | undefined) {
    await this.#held;
    if (this.failure) return fail(this.failure);
    const value = make();
    if (value === undefined) return fail({ kind: 'not-found' } as const);
    return isFailure(value) ? fail(value) : ok(value);
  }

  api(): AuthoringApi {
    return {
      ...this.#pageWrites(),
      pages: () => this.#answer(() => this.pages.all()),
      item: (address) => this.#answer(() => this.stored(address)?.item),
      items: (itemIds, language) =>
        this.#answer(() =>
          itemIds.flatMap((itemId) => this.stored({ itemId, language })?.item ?? []),
        ),
      itemAt: (address, version) =>
        this.#answer(
          () => this.stored(address)?.history.find((each) => each.version === version)?.fields,
        ),
      update: (update) => this.#answer(() => this.#update(update)),
      create: (item) => this.#answer(() => this.#create(item)),
      copy: (address, place) => this.#answer(() => this.#copy(address, place)),
      tags: () =>
        this.#answer(() => [{ itemId: 'e0000000-0000-4000-8000-000000000001', name: 'Elbil' }]),
      renderingDefinitions: () => this.#answer(() => this.#content.definitions),
      publishStates: (itemIds, language) =>
        this.#answer(() =>
          Object.fromEntries(
            itemIds.flatMap((itemId) => {
              const state = this.#publishState({ itemId, language });
              return state ? [[itemId, state]] : [];
            }),
          ),
        ),
      publish: async (page) => {
        const published = await this.#answer(() => this.#publish(page));
        return published.ok ? ok(undefined) : published;
      },
      history: (address) => this.#answer(() => this.stored(address)?.history),
      usedBy: (itemId) => this.#answer(() => this.#usedBy(itemId)),
    };
  }

  #pageWrites(): PageWrites {
    const { pages } = this;
    const write = async (name: string, make: () => true | AuthoringFailure) => {
      const answer = await this.#answer(make);
      if (answer.ok) this.writes.push(name);
      return answer.ok ? ok(undefined) : answer;
    };
    return {
      createPage: (page) => this.#answer(() => pages.create(page)),
      renamePage: (rename) => write('renamePage', () => pages.rename(rename)),
      movePage: (move) => write('movePage', () => pages.move(move)),
      deletePage: (deletion) => write('deletePage', () => pages.delete(deletion)),
      deletedPages: () => this.#answer(() => pages.deleted()),
      restorePage: (itemId) => write('restorePage', () => pages.restore(itemId)),
      publishDeletion: (itemId) => write('publishDeletion', () => pages.publishDeletion(itemId)),
    };
  }

  #update({
    baseRevision,
    fields,
    ...address
  }: ItemUpdate): AuthoredItem | AuthoringFailure | undefined {
    const stored = this.stored(address);
    if (!stored) return undefined;
    const conflict = this.#conflict(stored, baseRevision, fields);
    if (conflict) return conflict;
    this.writes.push('update');
    return this.save(stored, { ...stored.item.fields, ...fields }, 'Demo editor');
  }

  #conflict(
    stored: StoredItem,
    baseRevision: string,
    fields: FieldTexts,
  ): AuthoringFailure | undefined {
    const base = stored.history.find(({ revision }) => revision === baseRevision)?.fields ?? {};
    const theirs = stored.item.fields;
    const conflicts: FieldConflict[] = Object.entries(fields)
      .filter(([name, yours]) => theirs[name] !== base[name] && theirs[name] !== yours)
      .map(([field, yours]) => ({
        field,
        yours,
        theirs: theirs[field] ?? '',
        base: base[field] ?? '',
      }));
    if (conflicts.length === 0) return undefined;
    return { kind: 'conflict', revision: stored.item.revision, conflicts };
  }

  #create({ name, language, fields, templateName, parentPath }: NewItem): AuthoredItem {
    this.writes.push('create');
    const revision = this.#nextRevision();
    const itemId = `f0000000-0000-4000-8000-${String(this.#made).padStart(12, '0')}`;
    const path = `${parentPath || '/sitecore/content'}/${name}`;
    const shown = { name, displayName: name, path, templateName };
    const item = { itemId, language, ...shown, version: 1, revision, fields };
    this.#add(item, false);
    return item;
  }

  #copy(address: ItemAddress, { name, below }: CopyPlace): AuthoredItem | undefined {
    const original = this.stored(address)?.item;
    if (!original) return undefined;
    const { fields, templateName } = original;
    const { language, path: parentPath } = below ?? { language: original.language, path: '' };
    return this.#create({ name, language, fields, parentPath, templateName });
  }

  #publishState(address: ItemAddress): PublishState | undefined {
    const history = this.stored(address)?.history;
    if (!history) return undefined;
    if (history[0]?.isPublished) return 'published';
    return history.some(({ isPublished }) => isPublished) ? 'changed' : 'unpublished';
  }

  /** Publishes the page and the items that its layout names. */
  #publish(page: ItemAddress): true | undefined {
    const stored = this.stored(page);
    if (!stored) return undefined;
    this.writes.push('publish');
    const layout = (stored.item.fields[layoutField] ?? '').toLowerCase();
    for (const [, { item, history }] of this.#items) {
      const [newest] = history;
      if (!newest || !(item.itemId === page.itemId || layout.includes(item.itemId))) continue;
      history[0] = { ...newest, isPublished: true };
    }
    return true;
  }

  #usedBy(itemId: string) {
    return [...this.#items.values()]
      .filter(({ item }) => (item.fields[layoutField] ?? '').toLowerCase().includes(itemId))
      .map(({ item }) => ({
        itemId: item.itemId,
        name: item.displayName,
        site: undefined,
        language: item.language,
      }));
  }
}

function isFailure(value: unknown): value is AuthoringFailure {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
