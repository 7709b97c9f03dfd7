import { expect, test } from 'vitest';
import type { NavigationItem } from '#domain/navigation/navigationItem.ts';
import { createAsk } from './ask.ts';
import { createNavigationClient } from './navigationClient.ts';

interface Page {
  readonly id: string;
  readonly children: readonly Page[];
}

interface Variables {
  readonly routePath?: string;
  readonly datasource?: string;
  readonly first?: number;
  readonly after?: string;
}

/** A page with pages below it. */
function page(id: string, children: readonly Page[] = []): Page {
  return { id, children };
}

function pages(count: number, prefix: string, children: readonly Page[] = []): Page[] {
  return Array.from({ length: count }, (_, at) => page(`${prefix}${at}`, at === 0 ? children : []));
}

function find(id: string, root: Page): Page | undefined {
  if (root.id === id) return root;
  return root.children.map((child) => find(id, child)).find((found) => found !== undefined);
}

/** One part of the pages below a page, as the platform sends it. */
function part({ children }: Page, first: number, depth: number, after = 0): object {
  const results = children.slice(after, after + first).map((child) => ({
    id: child.id,
    name: child.id,
    url: { path: `/${child.id}` },
    ...(depth < 3 && { children: part(child, first, depth + 1) }),
  }));
  const end = after + results.length;
  return { results, pageInfo: { endCursor: `${end}`, hasNext: end < children.length } };
}

/** A client of a platform with these pages below the start page. */
function createClient(children: readonly Page[], fails = (_: Variables) => false) {
  const home = page('home', children);
  const asked: Variables[] = [];
  const fetchAnswer = async (_input: unknown, init?: RequestInit) => {
    const { query, variables }: { query: string; variables: Variables } = JSON.parse(
      String(init?.body),
    );
    if (query.includes('query PathQuery')) {
      const item = variables.routePath === '/' ? { path: 'home' } : null;
      return Response.json({ data: { layout: { item } } });
    }
    asked.push(variables);
    if (fails(variables)) return new Response('', { status: 502 });
    const { datasource = '', first = 10, after } = variables;
    const parent = find(datasource, home);
    const item = parent && { children: part(parent, first, 1, Number(after ?? 0)) };
    return Response.json({ data: { item: item ?? null } });
  };
  const tools = { now: () => 0, wait: async () => undefined, fetch: fetchAnswer };
  const ask = createAsk({ url: 'https://edge.example/', key: 'k', timeoutMs: 3000 }, tools);
  return { client: createNavigationClient({ ask, log: () => undefined, now: tools.now }), asked };
}

const address = { site: 'nordvik-se', language: 'sv' };
const names = (items: readonly NavigationItem[]) => items.map(({ name }) => name);

test.each([0, 1, 50, 51, 130])('a level of %i entries is complete', async (count) => {
  const { client, asked } = createClient(pages(count, 'a'));
  const tree = await client.tree(address);
  expect(tree.ok && names(tree.value)).toEqual(pages(count, 'a').map(({ id }) => id));
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 50)));
});

test('the levels below are complete as well', async () => {
  const third = pages(120, 'c');
  const second = pages(70, 'b', third);
  const { client } = createClient(pages(60, 'a', second));
  const tree = await client.tree(address);
  if (!tree.ok) throw new Error('the platform answered');
  const [first] = tree.value;
  expect(tree.value).toHaveLength(60);
  expect(names(first?.children ?? [])).toEqual(second.map(({ id }) => id));
  expect(names(first?.children[0]?.children ?? [])).toEqual(third.map(({ id }) => id));
});

test('a part that fails fails the menu, since half a menu misleads', async () => {
  const { client } = createClient(pages(51, 'a'), ({ after }) => after !== undefined);
  const failure = { kind: 'server-error', status: 502 };
  await expect(client.tree(address)).resolves.toEqual({ ok: false, failure });
});

test('a level that never ends is cut off', async () => {
  const { client, asked } = createClient(pages(1500, 'a'));
  const tree = await client.tree(address);
  expect(tree.ok && tree.value).toHaveLength(1000);
  expect(asked).toHaveLength(20);
});
