import { expect, test } from 'vitest';
import { addUpdate } from '#domain/content/editableComponents.ts';
import { readUpdateMessage, statusMessage } from './libraryMessages.ts';

test('a component reports its state in the words of the platform’s SDK', () => {
  expect(statusMessage('ready', 'a-b')).toEqual({
    name: 'component:status',
    message: { status: 'ready', uid: 'a-b', isRenderingServerComponent: true },
  });
});

test('an update has fields and parameters, or only some of them', () => {
  const fields = { Title: { value: 'Hej' } };
  expect(readUpdateMessage({ name: 'component:update', details: { uid: 'a-b', fields } })).toEqual({
    uid: 'a-b',
    fields,
    params: {},
  });
});

test.each([
  null,
  'component:update',
  { name: 'component:status', details: { uid: 'a-b' } },
  { name: 'component:update' },
  { name: 'component:update', details: { uid: '' } },
  { name: 'component:update', details: { uid: 7, fields: {} } },
])('%j is no update', (data) => {
  expect(readUpdateMessage(data)).toBeUndefined();
});

test('later updates are added to earlier ones of the same component', () => {
  const first = { uid: 'a', fields: { Title: 1, Text: 1 }, params: { Styles: 'dark' } };
  const other = { uid: 'b', fields: {}, params: {} };
  const second = { uid: 'a', fields: { Title: 2 }, params: { Styles: '' } };
  expect([first, other, second].reduce(addUpdate, [])).toEqual([
    other,
    { uid: 'a', fields: { Title: 2, Text: 1 }, params: { Styles: '' } },
  ]);
});
