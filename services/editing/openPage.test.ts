import { afterAll, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const { ask, query, close } = await createTestApplication();
afterAll(close);

async function idOf(path: string, language: string): Promise<string> {
  const { body } = await query(
    `query ($path: String!, $language: String!) {
      layout(site: "alfa", routePath: $path, language: $language) { item { id } }
    }`,
    { path, language },
  );
  return body.data.layout.item.id.toLowerCase();
}

const open = (address: string) =>
  ask(`/edit/open?address=${encodeURIComponent(address)}`, { redirect: 'manual' });

test.each([
  ['http://alfa.localhost:3000/bilar/nya?farg=rod#main', '/bilar/nya', 'sv'],
  ['http://alfa.localhost:3000/', '/', 'sv'],
  ['http://alfa.localhost:3000/en', '/', 'en'],
  ['https://alfa.example/kontakt', '/kontakt', 'sv'],
])('%s is opened in the editor', async (address, path, language) => {
  const answer = await open(address);
  expect(answer.status).toBe(303);
  const location = `/edit/alfa/${language}/${await idOf(path, language)}`;
  expect(answer.headers.get('location')).toBe(location);
});

test('a page that isn’t there leads to its site', async () => {
  const answer = await open('http://beta.localhost:3000/sv/nothing');
  expect(answer.headers.get('location')).toBe('/edit/beta/sv');
});

test.each(['', 'http://alfa.localhost:3001/', 'https://evil.test/', '//evil.test', 'javascript:a'])(
  '%j is the address of no page',
  async (address) => {
    const answer = await open(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  },
);

test('the front page leads to the editor', async () => {
  const html = await (await ask('/')).text();
  expect(html).toContain('href="/edit/alfa"');
  expect(html).toContain('action="/edit/open"');
});
