import { beforeEach, expect, test, vi } from 'vitest';
import { createEditingRenderHandlers } from './editingRenderHandler.ts';
import { parseEditingRequest } from './editingRequest.ts';
import { createEditorCors } from './editorCors.ts';

const fetchPage = vi.fn(async (query: URLSearchParams, headers: Readonly<Record<string, string>>) =>
  Response.json(
    { query: Object.fromEntries(query), headers },
    {
      headers: { 'content-security-policy': 'of the page', 'set-cookie': 'a=b' },
    },
  ),
);
const { GET, POST } = createEditingRenderHandlers({
  isSecret: (given) => given === 'right',
  ownsComponent: (src) => src.startsWith('https://components.example/'),
  cors: createEditorCors(['https://edit.example']),
  fetchPage,
});
beforeEach(() => {
  fetchPage.mockClear();
});

const page = {
  sc_site: 'carstore-se',
  sc_itemid: '83bba00a-e8fe-5f09-a9fc-da821a68370b',
  sc_lang: 'en',
  route: '/',
  mode: 'edit',
};

function call(
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const address = `https://carstore.example/api/editing/render?${new URLSearchParams(query)}`;
  return GET(new Request(address, { headers: { origin: 'https://edit.example', ...headers } }));
}

test('the page is fetched without the secret, and its policy passed on, but no cookie', async () => {
  const answer = await call({ ...page, secret: 'right', sc_variant: 'a1' });
  expect(Object.fromEntries(answer.headers)).toEqual({
    'access-control-allow-origin': 'https://edit.example',
    vary: 'origin',
    'cache-control': 'no-store',
    'content-security-policy': 'of the page',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(await answer.json()).toEqual({ query: { ...page, sc_variant: 'a1' }, headers: {} });
});

test.each([
  ['Bearer editor', { authorization: 'Bearer editor' }],
  // The password of a proxy in front of the site.
  ['Basic YTpi', {}],
])('the credentials %s are passed on as %o', async (authorization, passed) => {
  const answer = await call({ ...page, secret: 'right' }, { authorization });
  expect((await answer.json()).headers).toEqual(passed);
});

test.each([
  ['without the secret', {}, 401, 'secret'],
  ['with another secret', { secret: 'wrong' }, 401, 'secret'],
  ['without a parameter', { secret: 'right', sc_lang: '' }, 400, 'sc_lang'],
  [
    'for a component at another host',
    { secret: 'right', feaasSrc: 'https://evil.example/' },
    400,
    'feaasSrc',
  ],
])(
  'a request %s is refused, in words that the editor may read',
  async (_, change, status, named) => {
    const answer = await call({ ...page, ...change });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://edit.example');
    expect((await answer.json()).message).toContain(named);
    expect(fetchPage).not.toHaveBeenCalled();
  },
);

test('a component of the platform’s builder is fetched by its address', async () => {
  const feaasSrc = 'https://components.example/a';
  const answer = await call({ secret: 'right', feaasSrc });
  expect(await answer.json()).toMatchObject({ query: { feaasSrc } });
});

const component = { ...page, mode: 'library', sc_uid: 'a-b', secret: 'right' };
const update = { uid: 'a-b', fields: { Title: { value: 'Hej' } }, params: {} };

function post(body: unknown, query: Readonly<Record<string, string>> = component) {
  const address = `https://carstore.example/api/editing/render?${new URLSearchParams(query)}`;
  const headers = { 'content-type': 'application/json' };
  return POST(new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }));
}

test('what an editor has changed in a component is part of the query of its page', async () => {
  expect((await post({ updates: [update] })).status).toBe(200);
  const [query = expect.unreachable('no page')] = fetchPage.mock.calls[0] ?? [];
  expect(parseEditingRequest(query)).toMatchObject({ kind: 'component', updates: [update] });
});

test.each([
  ['without the secret', { updates: [] }, { ...component, secret: 'wrong' }, 401, 'secret'],
  ['of another form', { updates: [{}] }, component, 400, 'updates'],
  ['without a component', { updates: [] }, { ...component, sc_uid: '' }, 400, 'sc_uid'],
  [
    'too large for a query',
    { updates: [{ uid: 'a', params: Object.fromEntries(noise()) }] },
    component,
    413,
    'too large',
  ],
  [
    'larger than a request',
    { updates: [], pad: 'x'.repeat(1_000_000) },
    component,
    400,
    'received undefined',
  ],
])('a change %s is refused', async (_, body, query, status, named) => {
  const answer = await post(body, query);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toContain(named);
  expect(fetchPage).not.toHaveBeenCalled();
});

/** Hardly shorter when it is packed. */
function noise(): readonly (readonly [string, number])[] {
  return Array.from({ length: 2_000 }, (_, index) => [`p${index}`, Math.sin(index)]);
}
