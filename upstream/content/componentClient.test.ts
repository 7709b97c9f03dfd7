import { describe, expect, test } from 'vitest';
import { type ComponentUpdate, componentPlaceholder } from '#domain/content/editableComponents.ts';
import { createUpstream } from '../http/upstream.ts';
import { createComponentClient } from './componentClient.ts';

const address = {
  site: 'nordvik-se',
  itemId: '{1}',
  language: 'sv',
  uid: 'A-B',
  mode: 'edit',
} as const;

const inner = { uid: 'inner', componentName: 'Card', fields: { Title: { value: 'Inner' } } };
const component = {
  uid: 'a-b',
  componentName: 'CardList',
  fields: { Title: { value: 'Before' }, Text: { value: 'Stays' } },
  params: { Styles: 'dark' },
  placeholders: { 'card-list-{*}': [inner] },
};

/** A client whose platform gives one answer, and the requests that it gets. */
function createClient(answer: Response) {
  const asked: Request[] = [];
  const client = createComponentClient({
    origin: 'https://edge.example',
    key: 'the key',
    timeoutMs: 1000,
    upstream: createUpstream({ name: 'content', maxConcurrent: 1, maxQueued: 1, maxWaitMs: 1000 }),
    tools: {
      now: () => 0,
      wait: async () => undefined,
      fetch: async (input, init) => {
        asked.push(new Request(input, init));
        return answer;
      },
    },
  });
  return { client, asked };
}

function layoutOf(renderings: readonly unknown[]): Response {
  const route = { name: 'kop-bil', placeholders: { [componentPlaceholder]: renderings } };
  return Response.json({ sitecore: { context: { language: 'sv' }, route } });
}

async function shownWith(updates: readonly ComponentUpdate[]) {
  const answer = await createClient(layoutOf([component])).client.find(address, updates);
  return answer.ok ? answer.value : expect.unreachable(answer.failure.kind);
}

test('a component is requested as the platform’s SDK does, and delivered in the mode that was asked for', async () => {
  const { client, asked } = createClient(layoutOf([component]));
  const answer = await client.find(
    { ...address, version: '2', renderingId: '{R}', dataSource: '{D}', authorization: 'Bearer a' },
    [],
  );
  expect(answer).toMatchObject({
    ok: true,
    value: {
      mode: 'edit',
      placeholders: { [componentPlaceholder]: [{ componentName: 'CardList' }] },
    },
  });
  const url = new URL(asked[0]?.url ?? '');
  expect(url.origin + url.pathname).toBe('https://edge.example/layout/component');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    item: '{1}',
    uid: 'A-B',
    dataSourceId: '{D}',
    renderingItemId: '{R}',
    version: '2',
    sc_site: 'nordvik-se',
    sc_lang: 'sv',
  });
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
    'x-sitecore-contextid': 'the key',
    sc_editmode: 'true',
    authorization: 'Bearer a',
  });
});

test.each([
  [
    'a component that the platform doesn’t have',
    new Response(null, { status: 404 }),
    { ok: true, value: undefined },
  ],
  [
    'a failure',
    new Response(null, { status: 500 }),
    { ok: false, failure: { kind: 'server-error' } },
  ],
  ['garbage', Response.json({ sitecore: 1 }), { ok: false, failure: { kind: 'malformed' } }],
])('%s is a value', async (_, answer, expected) => {
  expect(await createClient(answer).client.find(address, [])).toMatchObject(expected);
});

describe('what an editor has changed', () => {
  test('replaces fields and parameters of the component, whatever the case of its uid', async () => {
    const update = {
      uid: 'A-b',
      fields: { Title: { value: 'After' } },
      params: { FieldNames: 'Wide' },
    };
    expect((await shownWith([update]))?.placeholders[componentPlaceholder]).toMatchObject([
      {
        componentName: 'CardList (Wide)',
        fields: { Title: { value: 'After' }, Text: { value: 'Stays' } },
        styles: 'dark',
      },
    ]);
  });

  test('is found inside the component too, and nowhere else', async () => {
    const page = await shownWith([
      { uid: 'inner', fields: { Title: { value: 'After' } }, params: {} },
      { uid: 'other', fields: { Title: { value: 'Nowhere' } }, params: {} },
    ]);
    expect(page?.placeholders[componentPlaceholder]).toMatchObject([
      {
        fields: { Title: { value: 'Before' } },
        placeholders: { 'card-list-{*}': [{ fields: { Title: { value: 'After' } } }] },
      },
    ]);
  });
});
