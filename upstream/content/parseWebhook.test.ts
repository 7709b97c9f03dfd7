import { expect, test } from 'vitest';
import { parseWebhook } from './parseWebhook.ts';
import { wireWebhook } from './webhookWire.ts';

const id = '71B0BA0716214254AEE4429B1A970C8B';
const dashed = '71b0ba07-1621-4254-aee4-429b1a970c8b';
const sites = ['test', 'test-2'];

function parse(body: object) {
  return parseWebhook(wireWebhook.parse(body), sites);
}

test('a call of the webhook, as the platform sends it', () => {
  const item = { entity_definition: 'Item', operation: 'Update', entity_culture: 'sv' };
  expect(
    parse({
      invocation_id: 'a56e4689-63be-4eb3-bbd4-a709c65819dc',
      updates: [
        { ...item, identifier: id },
        { ...item, identifier: `${id}-layout`, entity_definition: 'LayoutData' },
        { ...item, identifier: `${id}-MEDIA`, operation: 'delete', entity_culture: '' },
      ],
      continues: false,
    }),
  ).toEqual({
    items: [
      { id, language: 'sv' },
      { id, language: 'sv' },
      { id, language: undefined },
    ],
    tags: [],
    ignored: [],
  });
});

test.each([
  ['test-1a1905a154414da3883fd9ca7074b128-close-en-gb', ['sc:dict:test:en-gb'], []],
  ['TEST-2-1a1905a154414da3883fd9ca7074b128-close-en-gb', ['sc:dict:test-2:en-gb'], []],
  [
    'other-1a1905a154414da3883fd9ca7074b128-a',
    [],
    ['identifier other-1a1905a154414da3883fd9ca7074b128-a'],
  ],
])('the text %s is in the dictionary of its site', (identifier, tags, ignored) => {
  const update = { identifier, entity_definition: 'DictionaryEntry', entity_culture: 'en-GB' };
  expect(parse({ updates: [update] })).toEqual({ items: [], tags, ignored });
});

test('tags are those of the SDK, or ids of items', () => {
  const tags = [`sc:item:${dashed}:sv:latest`, `{${dashed}}`, 'sc:dict:test:sv', 'robots', 7];
  expect(parse({ tags })).toEqual({
    items: [{ id, language: undefined }],
    tags: [`sc:item:${dashed}:sv`, 'sc:dict:test:sv'],
    ignored: ['tag robots'],
  });
});

test('what isn’t understood is ignored by name, and the rest is read', () => {
  const updates = [
    { identifier: id, operation: 'Archive', entity_culture: 'sv' },
    { identifier: 'x'.repeat(5_000) },
    { identifier: 7 },
    { identifier: id, entity_definition: ['Item'], entity_culture: 'sv', unknown: true },
  ];
  expect(parse({ updates, more: 1 })).toEqual({
    items: [{ id, language: 'sv' }],
    tags: [],
    ignored: ['operation Archive', `identifier ${'x'.repeat(100)}`],
  });
});

test('a body without both lists reports nothing', () => {
  expect(parse({ updates: null })).toEqual({ items: [], tags: [], ignored: [] });
});
