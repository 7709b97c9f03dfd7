import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

/** Creates the folder that docs/your-own-group.md describes, and starts the services with it. */

const manual = readFileSync(new URL('../../docs/your-own-group.md', import.meta.url), 'utf8');
const files = [...manual.matchAll(/^`([\w/.-]+\.yaml)`\n\n```yaml\n(.*?)^```$/gms)].map(
  ([, path = '', text = '']) => ({ path, text }),
);

const folder = mkdtempSync(join(tmpdir(), 'forecourt-group-'));
let application: Awaited<ReturnType<typeof createTestApplication>>;

beforeAll(async () => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  application = await createTestApplication({ groupFolder: folder });
});

afterAll(() => {
  application.close();
  rmSync(folder, { recursive: true });
});

test('the manual contains the files of a group with one site and one page', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'group.yaml',
    'content/bergs-se/site.yaml',
    'content/bergs-se/sv/pages/index.yaml',
  ]);
});

test('the content platform has the page, below the name of the group', async () => {
  const { body } = await application.query(
    `query ($site: String!, $path: String!, $language: String!) {
      layout(site: $site, routePath: $path, language: $language) { item { path rendered } }
    }`,
    { site: 'bergs-se', path: '/', language: 'sv' },
  );
  const { path, rendered } = body.data.layout.item;
  expect(path).toBe('/sitecore/content/Bergs/bergs-se/Home');
  expect(rendered.sitecore.route.placeholders['headless-main']).toMatchObject([
    { componentName: 'Blurb', fields: { Title: { value: 'Välkommen till Bergs' } } },
  ]);
});

test('the front page shows the site and its page, and no problems', async () => {
  const html = await (await application.ask('/')).text();
  expect(html).toContain('<h3><a href="http://bergs-se.localhost:3000/">bergs-se</a></h3>');
  expect(html).toContain('also <a href="http://localhost:3000/">');
  expect(html).toContain('Every seed file could be read and used.');
  expect(html).toContain('None since the services started.');
  expect(html).not.toContain('nordvik');
});

test.each([
  ['/-/media/bergs-se/favicon.svg', 404],
  ['/forms/embed/v2.js', 200],
  ['/forms/form/contact', 404],
  ['/jotform/1', 404],
  ['/car-media/ABC123', 200],
  ['/healthz', 200],
])('%s answers %i', async (path, status) => {
  expect((await application.ask(path)).status).toBe(status);
});

test('there is no index to search', async () => {
  const question = { fields: [], facets: [], filters: [], limit: 1, offset: 0 };
  const answer = await application.ask('/search', {
    method: 'POST',
    headers: { 'x-api-key': 'forecourt-local' },
    body: JSON.stringify({ ...question, index: 'vehicles-bergs-se' }),
  });
  await expect(answer.json()).resolves.toMatchObject({ error: { kind: 'unknown-index' } });
});

test('the lender offers nothing', async () => {
  const vehicle = {
    Type: 'Car',
    SourceVehicleId: '1',
    Status: 'PreOwned',
    OnTheRoadPrice: 17_995,
    Registration: { RegistrationNumber: 'NQ71 FKE', CountryCode: 'GB' },
  };
  const answer = await application.ask('/codeweaver/default', {
    method: 'POST',
    headers: { 'x-api-key': 'forecourt-local' },
    body: JSON.stringify({ PhysicalVehicle: vehicle, Organisation: { Identifier: 'dealer' } }),
  });
  await expect(answer.json()).resolves.toEqual({ Products: [] });
});

test.each(['/mechmate/car/MLB111', '/tirehotel/authorization/search?regNo=MLB101'])(
  '%s finds no vehicle',
  async (path) => {
    const answer = await application.ask(path, { headers: { 'x-api-key': 'forecourt-local' } });
    expect(answer.status).toBe(404);
  },
);
