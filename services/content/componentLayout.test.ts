import { afterAll, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const application = await createTestApplication();
const { ask, query } = application;
afterAll(application.close);

const layout = `query { layout(site: "alfa", routePath: "/", language: "sv") { item { id rendered } } }`;
const { id, rendered } = (await query(layout, {})).body.data.layout.item;
const { fields, placeholders } = rendered.sitecore.route;
const [hero] = placeholders['headless-main'];

const key = { 'x-sitecore-contextid': 'forecourt-local' };

function component(change: Readonly<Record<string, string>>, headers = {}) {
  const asked = { item: id, uid: hero.uid, sc_site: 'alfa', sc_lang: 'sv', ...change };
  return ask(`/layout/component?${new URLSearchParams(asked)}`, {
    headers: { ...key, ...headers },
  });
}

async function delivered(change: Readonly<Record<string, string>>, headers = {}) {
  const { sitecore } = await (await component(change, headers)).json();
  return sitecore.route.placeholders;
}

test('a component is delivered without its page, in a placeholder of its own', async () => {
  expect(await delivered({})).toEqual({ 'editing-componentmode-placeholder': [hero] });
  expect(await delivered({ uid: hero.uid.toUpperCase() })).toMatchObject({
    'editing-componentmode-placeholder': [{ uid: hero.uid }],
  });
});

test('its fields have metadata in editing mode only', async () => {
  const shown = {
    'editing-componentmode-placeholder': [{ fields: { Content: { metadata: {} } } }],
  };
  expect(await delivered({}, { sc_editMode: 'true' })).toMatchObject(shown);
  expect(await delivered({}, { sc_editMode: 'false' })).not.toMatchObject(shown);
});

test('it has the fields of another item if the request names one', async () => {
  expect(await delivered({ dataSourceId: id })).toMatchObject({
    'editing-componentmode-placeholder': [{ uid: hero.uid, fields }],
  });
});

test.each([
  ['component', { uid: 'unknown' }],
  ['page', { item: 'unknown' }],
  ['language', { sc_lang: 'fi' }],
  ['version', { version: '99' }],
])('another %s is not found', async (_, change) => {
  expect((await component(change)).status).toBe(404);
});

test('a request without the key is refused', async () => {
  expect((await component({}, { 'x-sitecore-contextid': 'wrong' })).status).toBe(401);
});
