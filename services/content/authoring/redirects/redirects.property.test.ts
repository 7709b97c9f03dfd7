import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemUrlPath } from '../../itemUrl.ts';
import type { Item, PageItem } from '../../model.ts';
import { type ContentStore, isPage } from '../../store.ts';
import { deletedPages, restoreItem } from '../deletedPages.ts';
import { deleteItem } from '../deleteItem.ts';
import { moveItem } from '../moveItem.ts';
import { publishItems, publishSites } from '../publishing.ts';
import { renameItem } from '../renameItem.ts';
import {
  type AuthoredGroup,
  authoredInMemory,
  createAuthoredGroup,
} from '../testing/authoredGroup.ts';
import type { Authoring } from '../updateItem.ts';
import { literalPattern } from './pageRedirect.ts';

const page = 'fields: { navTitle: Page }\n';
const files = {
  'site.yaml': 'name: alfa\nhostname: alfa.example\nlanguage: sv\nlanguages: [sv]\n',
  'sv/pages/index.yaml': page,
  'sv/pages/a.yaml': page,
  'sv/pages/a/x.yaml': page,
  'sv/pages/a/x/p.yaml': page,
  'sv/pages/a/y.yaml': page,
  'sv/pages/b.yaml': page,
  'sv/pages/b/z.yaml': page,
};

let group: AuthoredGroup;

beforeAll(async () => {
  group = await createAuthoredGroup(files);
});
afterAll(() => group.close());

type Step =
  | {
      readonly kind: 'rename';
      readonly page: number;
      readonly name: string;
      readonly tick: boolean;
    }
  | { readonly kind: 'move'; readonly page: number; readonly to: number; readonly tick: boolean }
  | { readonly kind: 'delete'; readonly page: number; readonly tick: boolean }
  | { readonly kind: 'restore'; readonly page: number }
  | { readonly kind: 'publish'; readonly page: number }
  | { readonly kind: 'publishAll' };

const number = fc.nat({ max: 20 });

function steps(tick: fc.Arbitrary<boolean>): fc.Arbitrary<Step[]> {
  // Few names, so that addresses are used again.
  const name = fc.constantFrom('a', 'b', 'c', 'x');
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('rename' as const), page: number, name, tick }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('move' as const), page: number, to: number, tick }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('delete' as const), page: number, tick }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), page: number }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), page: number }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('publishAll' as const) }) },
  );
  return fc.array(step, { minLength: 1, maxLength: 14 });
}

/** Pages in the order of their ids, so that a number means one while others come and go. */
function pagesOf(store: ContentStore): readonly PageItem[] {
  return store.items.filter(isPage).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** A page and all pages below it. */
function withPagesBelow(item: Item, store: ContentStore): readonly PageItem[] {
  const below = store.children(item).flatMap((child) => withPagesBelow(child, store));
  return isPage(item) ? [item, ...below] : below;
}

/** What the walk through the steps knows about the pages. */
interface Walk {
  readonly authoring: Authoring;
  /** The pages that were at each address that was ever published, and those above them, which may take them along. */
  readonly owners: Map<string, Set<string>>;
  /** The pages to whose old addresses an editor wanted no redirect, once at least. */
  readonly unticked: Set<string>;
  /** Where the addresses of deleted pages lead. */
  readonly leads: Map<string, Set<string>>;
}

/** The pages that an operation on a page concerns: those below it for editors and for visitors. */
function concerned(target: PageItem, { authoring: { content } }: Walk): readonly PageItem[] {
  const seen = content.published().item(target.id, target.language);
  return [
    ...withPagesBelow(target, content.drafts()),
    ...(seen ? withPagesBelow(seen, content.published()) : []),
  ];
}

function take(step: Step, walk: Walk): void {
  const { authoring } = walk;
  const { content } = authoring;
  const drafts = pagesOf(content.drafts());
  const at = (index: number) => drafts[index % drafts.length] ?? expect.unreachable('no pages');
  switch (step.kind) {
    case 'rename': {
      const { id } = noteTick(at(step.page), step.tick, walk);
      renameItem(authoring, { itemId: id, newName: step.name, redirect: step.tick });
      break;
    }
    case 'move': {
      const { id } = noteTick(at(step.page), step.tick, walk);
      const targetParentId = at(step.to).id;
      moveItem(authoring, { itemId: id, targetParentId, redirect: step.tick });
      break;
    }
    case 'delete': {
      const target = noteTick(at(step.page), step.tick, walk);
      const above = content.drafts().ancestors(target).find(isPage)?.id ?? '';
      for (const { id } of concerned(target, walk))
        walk.leads.set(id, (walk.leads.get(id) ?? new Set()).add(above));
      deleteItem(authoring, { itemId: target.id, redirectTo: step.tick ? above : undefined });
      break;
    }
    case 'restore': {
      const deleted = deletedPages(content, { siteName: 'alfa', language: 'sv' });
      const found = deleted[step.page % Math.max(1, deleted.length)];
      if (found) restoreItem(authoring, { itemId: found.id });
      break;
    }
    case 'publish': {
      const all = [...drafts.map(({ id }) => id), ...deletedIds(walk)];
      publishItems(authoring, { rootItemId: all[step.page % all.length] });
      break;
    }
    case 'publishAll':
      publishSites(authoring, { siteNames: [] });
      break;
  }
}

function deletedIds({ authoring: { content } }: Walk): readonly string[] {
  return deletedPages(content, { siteName: 'alfa', language: 'sv' }).map(({ id }) => id);
}

function noteTick(target: PageItem, tick: boolean, walk: Walk): PageItem {
  if (!tick) for (const { id } of concerned(target, walk)) walk.unticked.add(id);
  return target;
}

/** Where visitors of an address get: the page there, or that to which a redirect leads. */
function answerAt(address: string, store: ContentStore): 'page' | 'redirect' | 'missing' {
  if (addresses(store).has(address)) return 'page';
  const redirects = store.site('alfa')?.redirects ?? [];
  return redirects.some(({ pattern }) => literalPattern(pattern) === address)
    ? 'redirect'
    : 'missing';
}

function addresses(store: ContentStore): ReadonlyMap<string, string> {
  return new Map(pagesOf(store).map((each) => [itemUrlPath(each, store), each.id]));
}

/** Each redirect leads from an address without a page to a page, and each address has one at most. */
function checkRedirects(store: ContentStore): void {
  const pages = addresses(store);
  const redirects = store.site('alfa')?.redirects ?? [];
  const sources = redirects.map(({ pattern }) => literalPattern(pattern) ?? expect.unreachable());
  expect(sources.filter((source) => pages.has(source))).toEqual([]);
  expect(redirects.filter(({ target }) => !pages.has(target))).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
}

/** Takes all steps, publishes everything, and returns what is known then. */
function walkThrough(all: readonly Step[]) {
  const { authoring, content, close } = authoredInMemory(group.content.files());
  const walk: Walk = { authoring, owners: new Map(), unticked: new Set(), leads: new Map() };
  const look = () => {
    checkRedirects(content.published());
    checkRedirects(content.drafts());
    const published = content.published();
    for (const page of pagesOf(published)) {
      const address = itemUrlPath(page, published);
      const owners = walk.owners.get(address) ?? new Set();
      for (const { id } of [page, ...published.ancestors(page)]) owners.add(id);
      walk.owners.set(address, owners);
    }
  };
  look();
  for (const step of [...all, { kind: 'publishAll' as const }]) {
    take(step, walk);
    look();
  }
  const published = content.published();
  close();
  return { walk, published };
}

/** Whether an editor has chosen that an address may lead nowhere: for a page that was there, or for one to which it led. */
function mayBeMissing(address: string, { owners, unticked, leads }: Walk): boolean {
  const reached = new Set(owners.get(address));
  for (const id of reached) for (const next of leads.get(id) ?? []) reached.add(next);
  return [...reached].some((id) => unticked.has(id));
}

/** Sequences that random ones rarely contain. */
const rare: [Step[]][] = [
  // A redirect that waits for a page begins where another one has begun meanwhile.
  [
    [
      { kind: 'rename', page: 3, name: 'c', tick: true },
      { kind: 'delete', page: 5, tick: true },
      { kind: 'publish', page: 3 },
      { kind: 'restore', page: 0 },
    ],
  ],
  // What waits leads to a page that never comes back.
  [
    [
      { kind: 'delete', page: 5, tick: true },
      { kind: 'publishAll' },
      { kind: 'restore', page: 0 },
      { kind: 'delete', page: 9, tick: true },
      { kind: 'delete', page: 10, tick: true },
    ],
  ],
  // Two pages lead to each other.
  [
    [
      { kind: 'move', page: 18, to: 0, tick: true },
      { kind: 'move', page: 13, to: 18, tick: true },
      { kind: 'delete', page: 20, tick: true },
      { kind: 'delete', page: 16, tick: true },
      { kind: 'publish', page: 6 },
    ],
  ],
  // A page comes back at an address that it was to leave.
  [
    [
      { kind: 'move', page: 10, to: 1, tick: true },
      { kind: 'delete', page: 12, tick: true },
      { kind: 'publish', page: 3 },
      { kind: 'restore', page: 0 },
      { kind: 'publish', page: 8 },
    ],
  ],
];

test('with every tick, each address that was ever published leads to a page in one hop', () => {
  fc.assert(
    fc.property(steps(fc.constant(true)), (all) => {
      const { walk, published } = walkThrough(all);
      for (const address of walk.owners.keys())
        expect([address, answerAt(address, published)]).not.toContain('missing');
    }),
    { numRuns: 150, examples: rare },
  );
});

test('without a tick, nothing is redirected', () => {
  fc.assert(
    fc.property(steps(fc.constant(false)), (all) => {
      expect(walkThrough(all).published.site('alfa')?.redirects).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('an address leads nowhere only if an editor has chosen so', () => {
  fc.assert(
    fc.property(steps(fc.boolean()), (all) => {
      const { walk, published } = walkThrough(all);
      for (const address of walk.owners.keys())
        if (answerAt(address, published) === 'missing')
          expect([address, mayBeMissing(address, walk)]).toEqual([address, true]);
    }),
    { numRuns: 150 },
  );
});
