import { expect, test } from '@playwright/test';
import { askBoth } from './support/askBoth.ts';
import { showingPictures } from './support/browsers.ts';
import { ownPorts } from './support/ownPorts.ts';
import { ownPublishedSite, webhookSecret } from './support/ownPublishedSite.ts';

test.use({ launchOptions: showingPictures });

// Beside the ports of the other tests, because the content changes.
const { site: sitePort, services: servicesPort } = ownPorts('publish');

const own = ownPublishedSite({ sitePort, servicesPort });

const ask = (path: string) => askBoth(path, { port: sitePort });

async function expectBoth(path: string, text: string): Promise<void> {
  const shows = async () => (await ask(path)).map((answer) => answer.text.includes(text));
  await expect.poll(shows, { message: `${path} shows ${text}` }).toEqual([true, true]);
}

async function expectKept(path: string): Promise<void> {
  const states = async () => (await ask(path)).map(({ headers }) => headers['x-nextjs-cache']);
  await expect.poll(states, { message: `${path} is kept` }).toEqual(['HIT', 'HIT']);
}

/** The states of a page while something else is awaited. */
async function collectStates(path: string, task: () => Promise<void>): Promise<readonly string[]> {
  const states = new Set<string>();
  let isDone = false;
  const done = task().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const { headers } of await ask(path)) states.add(`${headers['x-nextjs-cache'] ?? 'none'}`);
  }
  await done;
  return [...states];
}

test('a changed page is new in all processes, and the others stay', async () => {
  await expectKept('/om-oss');
  await expectKept('/kop-bil');
  await own().group.edit('sv/pages/om-oss.yaml', 'Från två lyftar', 'Från tre lyftar');
  // A page that is made again is answered from no cache, or as a stale one, at least once.
  const others = await collectStates('/kop-bil', () => expectBoth('/om-oss', 'Från tre lyftar'));
  expect(others).toEqual(['HIT']);
});

test('pages that show a changed menu or text are new in all processes', async () => {
  await expectKept('/kop-bil');
  await own().group.edit('sv/pages/om-oss.yaml', 'navTitle: Om Nordvik', 'navTitle: Om koncernen');
  await expectBoth('/kop-bil', 'Om koncernen');
});

test('a redirect is followed when it is published', async () => {
  await own().group.edit('site.yaml', 'pattern: /host,', 'pattern: /varen,');
  const locations = async () => (await ask('/varen')).map(({ headers }) => headers.location);
  await expect.poll(locations).toEqual(['/kop-bil/kampanjer', '/kop-bil/kampanjer']);
});

test('tags are told to a CDN, and stay inside otherwise', async () => {
  const [{ headers, text }] = await ask('/om-oss');
  expect(headers['surrogate-key']).toMatch(/^(\S+ )*sc:item:\S+ /);
  expect(headers).not.toHaveProperty('x-next-cache-tags');
  expect(headers).not.toHaveProperty('x-forecourt-page-origin');
  expect(text).not.toContain('sc:item');
});

test('calls without the secret, and those that are too large, are refused', async () => {
  const call = (init: RequestInit) =>
    fetch(`http://127.0.0.1:${sitePort}/api/revalidate`, { method: 'POST', ...init });
  const headers = { 'content-type': 'application/json', 'x-revalidate-secret': webhookSecret };
  const tags = '{"tags":["sc:settings:nordvik-se"]}';
  expect((await call({ body: tags })).status).toBe(401);
  expect((await call({ body: tags, headers })).status).toBe(200);
  const large = `"${'x'.repeat(1_000_000)}"`;
  expect((await call({ body: large, headers })).status).toBe(413);
});
