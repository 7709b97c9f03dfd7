import type { AuthoredItem, ItemAddress, PageEntry } from '../authoringApi.ts';
import type { AuthoringFailure } from '../authoringFailure.ts';
import type { DeletedPage, NewPage, PageDeletion, PageMove, PageRename } from '../pageWrites.ts';

/** The items behind pages. */
interface FakePageItems {
  readonly itemOf: (address: ItemAddress) => AuthoredItem | undefined;
  /** Makes the item of a new page, and returns its id. */
  readonly add: (page: NewPage) => string;
  readonly write: (address: ItemAddress, title: string) => void;
}

interface Deletion {
  readonly page: DeletedPage;
  /** With those below it, as they were. */
  readonly entries: readonly PageEntry[];
}

type Answer<Value> = Value | AuthoringFailure;

/** The pages of a site in memory, with the rules of the real service that the editor shows. */
export class FakePages {
  readonly #items: FakePageItems;
  #pages: readonly PageEntry[];
  #deletions: readonly Deletion[] = [];

  constructor(pages: readonly PageEntry[], items: FakePageItems) {
    this.#pages = pages;
    this.#items = items;
  }

  all(): readonly PageEntry[] {
    return this.#pages;
  }

  create(page: NewPage): Answer<string> {
    const { parentId, name, title, from } = page;
    const parent = this.#find(parentId);
    if (!parent) return notFound;
    const route = below(parent, name);
    const taken = this.#taken(route);
    if (taken) return taken;
    const itemId = this.#items.add(page);
    const templateName = from.kind === 'template' ? from.templateName : 'Page';
    const entry = { itemId, parentId, displayName: title, templateName, route };
    this.#pages = [...this.#pages, { ...entry, ...draft }];
    return itemId;
  }

  rename({ name, title, ...address }: PageRename): Answer<true> {
    const page = this.#find(address.itemId);
    if (!page) return notFound;
    const stale = this.#stale(address);
    if (stale) return stale;
    const parent = this.#find(page.parentId ?? '');
    const route = name === undefined || !parent ? page.route : below(parent, name);
    const taken = this.#taken(route, page.itemId);
    if (taken) return taken;
    if (title !== undefined) this.#items.write(address, title);
    this.#reroute({ ...page, displayName: title ?? page.displayName }, route);
    return true;
  }

  move({ itemId, parentId, beside, baseRevision }: PageMove): Answer<true> {
    const page = this.#find(itemId);
    const parent = this.#find(parentId ?? page?.parentId ?? '');
    if (!page || !parent || (beside && !this.#find(beside.itemId))) return notFound;
    const stale = baseRevision && this.#stale({ itemId, language: 'sv', baseRevision });
    if (stale) return stale;
    const route = below(parent, page.route.split('/').at(-1) ?? '');
    const taken = this.#taken(route, itemId);
    if (taken) return taken;
    this.#reroute({ ...page, parentId: parent.itemId }, route);
    const moved = this.#find(itemId);
    const rest = this.#pages.filter((each) => each.itemId !== itemId);
    const at = rest.findIndex((each) => each.itemId === beside?.itemId);
    if (moved && beside)
      this.#pages = rest.toSpliced(beside.side === 'before' ? at : at + 1, 0, moved);
    return true;
  }

  delete({ itemId, baseRevision }: PageDeletion): Answer<true> {
    const page = this.#find(itemId);
    if (!page) return notFound;
    const stale = this.#stale({ itemId, language: 'sv', baseRevision });
    if (stale) return stale;
    this.deleteBy(itemId, 'Demo editor');
    return true;
  }

  deleteBy(itemId: string, by: string): void {
    const page = this.#find(itemId);
    if (!page) return;
    const entries = [page, ...this.#below(itemId)];
    const gone = new Set(entries.map((each) => each.itemId));
    this.#pages = this.#pages.filter((each) => !gone.has(each.itemId));
    const { displayName, route, publishedRoute } = page;
    const at = '2026-11-20T09:00:00Z';
    const isPublished = publishedRoute !== undefined;
    const deleted = { itemId, displayName, route, by, at, isPublished };
    this.#deletions = [{ page: deleted, entries }, ...this.#deletions];
  }

  deleted(): readonly DeletedPage[] {
    return this.#deletions.map(({ page }) => page);
  }

  restore(itemId: string): Answer<true> {
    const deletion = this.#deletions.find(({ page }) => page.itemId === itemId);
    if (!deletion) return notFound;
    const taken = this.#taken(deletion.page.route ?? '');
    if (taken) return taken;
    this.#pages = [...this.#pages, ...deletion.entries];
    this.#deletions = this.#deletions.filter((each) => each !== deletion);
    return true;
  }

  publishDeletion(itemId: string): Answer<true> {
    this.#deletions = this.#deletions.map(({ page, entries }) => ({
      page: page.itemId === itemId ? { ...page, isPublished: false } : page,
      entries,
    }));
    return true;
  }

  #find(itemId: string): PageEntry | undefined {
    return this.#pages.find((each) => each.itemId === itemId);
  }

  #below(itemId: string): readonly PageEntry[] {
    return this.#pages.flatMap((each) =>
      each.parentId === itemId ? [each, ...this.#below(each.itemId)] : [],
    );
  }

  /** Gives a page another address, and those below it with it. */
  #reroute(page: PageEntry, route: string): void {
    const inside = new Set(this.#below(page.itemId).map(({ itemId }) => itemId));
    const from = this.#find(page.itemId)?.route ?? '';
    this.#pages = this.#pages.map((each) => {
      if (each.itemId === page.itemId) return { ...page, route };
      if (!inside.has(each.itemId)) return each;
      return { ...each, route: route + each.route.slice(from.length) };
    });
  }

  #taken(route: string, own?: string): AuthoringFailure | undefined {
    const other = this.#pages.find((each) => each.route === route && each.itemId !== own);
    const message = `The page ${other?.displayName} has the address ${route} already.`;
    return other && { kind: 'invalid', field: 'name', message };
  }

  #stale({
    baseRevision,
    ...address
  }: ItemAddress & { readonly baseRevision: string }): AuthoringFailure | undefined {
    const revision = this.#items.itemOf(address)?.revision;
    if (revision === undefined || revision === baseRevision) return undefined;
    return { kind: 'conflict', revision, conflicts: [] };
  }
}

const notFound: AuthoringFailure = { kind: 'not-found' };
const draft = { publishedRoute: undefined, fixedBecause: undefined };

function below(parent: PageEntry, name: string): string {
  return parent.route === '/' ? `/${name}` : `${parent.route}/${name}`;
}
