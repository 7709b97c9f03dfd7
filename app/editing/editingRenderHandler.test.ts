import { beforeEach, expect, test, vi } from 'vitest';
import { createEditingRenderHandler } from './editingRenderHandler.ts';
import { createEditorCors } from './editorCors.ts';

const fetchPage = vi.fn(async (query: URLSearchParams, headers: Readonly<Record<string, string>>) =>
  Response.json(
    { query: Object.fromEntries(query), headers },
    {
      headers: { 'content-security-policy': 'of the page', 'set-cookie': 'a=b' },
    },
  ),
);
const handle = createEditingRenderHandler({
  isSecret: (given) => given === 'right',
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
  return handle(new Request(address, { headers: { origin: 'https://edit.example', ...headers } }));
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
  expect(await answer.json()).toMatchObject({ headers: passed });
});

test.each([
  ['without the secret', {}, 401, 'secret'],
  ['with another secret', { secret: 'wrong' }, 401, 'secret'],
  ['without a parameter', { secret: 'right', sc_lang: '' }, 400, 'sc_lang'],
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
