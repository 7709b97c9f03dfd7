import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  type FrameFact,
  type FrameOrder,
  frameMessage,
  isSamePlace,
  type Place,
  protocolVersion,
  readFrameFact,
  readFrameOrder,
} from './frameProtocol.ts';

const uid = fc.string({ maxLength: 40 });
const text = fc.string({ maxLength: 200 });
const place = fc.oneof(
  fc.record({ kind: fc.constant('block' as const), uid }),
  fc.record({
    kind: fc.constant('field' as const),
    uid,
    itemId: text,
    field: text,
    fieldType: text,
  }),
) satisfies fc.Arbitrary<Place>;
const choice = fc.option(place, { nil: undefined });
const length = fc.double({ min: 0, max: 1e6, noNaN: true });
const path = text.filter((rest) => !/^[/\\]/.test(rest)).map((rest) => `/${rest}`);

const fact: fc.Arbitrary<FrameFact> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), places: fc.array(place) }),
  fc.record({ type: fc.constant('chosen' as const), place: choice }),
  fc.record({ type: fc.constant('textTyped' as const), itemId: text, field: text, value: text }),
  fc.record({
    type: fc.constantFrom('typingStarted' as const, 'typingEnded' as const),
    itemId: text,
    field: text,
  }),
  fc.record({
    type: fc.constant('shortcutPressed' as const),
    shortcut: fc.constantFrom('undo' as const, 'redo' as const),
  }),
  fc.record({ type: fc.constant('linkFollowed' as const), path }),
  fc.record({ type: fc.constant('scrolled' as const), y: length }),
);

const order: fc.Arbitrary<FrameOrder> = fc.oneof(
  fc.record({
    type: fc.constant('welcome' as const),
    mode: fc.constantFrom('edit' as const, 'preview' as const),
    chosen: choice,
    y: length,
    blocks: fc.dictionary(fc.uuid(), fc.record({ name: text, texts: fc.array(text) })),
  }),
  fc.record({ type: fc.constant('choose' as const), place: choice }),
  fc.constant({ type: 'takeFocus' as const }),
  fc.record({ type: fc.constant('showText' as const), itemId: text, field: text, value: text }),
);

propertyTest.prop([fact])('facts arrive as they were sent', (sent) => {
  expect(readFrameFact(structuredClone(frameMessage(sent)))).toEqual(sent);
});

propertyTest.prop([order])('orders arrive as they were sent', (sent) => {
  expect(readFrameOrder(structuredClone(frameMessage(sent)))).toEqual(sent);
});

const types = fc.constantFrom(
  ...[
    'started',
    'chosen',
    'textTyped',
    'typingStarted',
    'typingEnded',
    'shortcutPressed',
    'linkFollowed',
  ],
  ...['scrolled', 'welcome', 'choose', 'takeFocus', 'showText', 'constructor', '__proto__'],
);
const garbage = fc.oneof(
  fc.anything(),
  fc.tuple(types, fc.object()).map(([type, rest]) => ({
    ...rest,
    type,
    forecourtEditor: protocolVersion,
  })),
  fc.tuple(fact, fc.object()).map(([sent, rest]) => ({ ...sent, ...rest, forecourtEditor: 1 })),
);

propertyTest.prop([garbage])('whatever is read from garbage can be sent again', (data) => {
  const read = readFrameFact(data);
  if (read) expect(readFrameFact(frameMessage(read))).toEqual(read);
  const orderRead = readFrameOrder(data);
  if (orderRead) expect(readFrameOrder(frameMessage(orderRead))).toEqual(orderRead);
});

test.each([
  { forecourtEditor: 2, type: 'scrolled', y: 1 },
  { type: 'scrolled', y: 1 },
  { forecourtEditor: 1, type: 'scrolled', y: Number.NaN },
  { forecourtEditor: 1, type: 'scrolled', y: -1 },
  { forecourtEditor: 1, type: 'linkFollowed', path: '//evil.example' },
  { forecourtEditor: 1, type: 'linkFollowed', path: '/\\evil.example' },
  { forecourtEditor: 1, type: 'linkFollowed', path: 'javascript:alert(1)' },
  { forecourtEditor: 1, type: 'textTyped', itemId: 'a', field: 'b', value: 'x'.repeat(500_001) },
  { forecourtEditor: 1, type: 'started', places: [{ kind: 'block', uid: 'a' }, { kind: 'page' }] },
])('%j is refused', (data) => {
  expect(readFrameFact(data)).toBeUndefined();
});

test('places are told apart', () => {
  const field = { kind: 'field', uid: 'u', itemId: 'i', field: 'Title', fieldType: 't' } as const;
  expect(isSamePlace(field, { ...field, fieldType: 'other' })).toBe(true);
  expect(isSamePlace(field, { ...field, field: 'Text' })).toBe(false);
  expect(isSamePlace(field, { kind: 'block', uid: 'u' })).toBe(false);
  expect(isSamePlace(undefined, undefined)).toBe(true);
});
