import { expect, test } from 'vitest';
import { whole, type ZoomState } from '#design-system/ZoomPane/zoomState.ts';
import { fullScreenKey } from './fullScreenKey.ts';

const zoomed: ZoomState = { kind: 'zoomed', scale: 2, moved: { x: 0, y: 0 } };
const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['+', whole, { kind: 'zoom', fact: { type: 'steppedIn' } }],
  ['=', whole, { kind: 'zoom', fact: { type: 'steppedIn' } }],
  ['-', zoomed, { kind: 'zoom', fact: { type: 'steppedOut' } }],
  ['0', zoomed, { kind: 'zoom', fact: { type: 'reset' } }],
  ['ArrowLeft', whole, { kind: 'previous' }],
  ['ArrowRight', whole, { kind: 'next' }],
  ['ArrowRight', zoomed, { kind: 'zoom', fact: { type: 'dragged', by: { x: -0.2, y: 0 } } }],
  ['ArrowUp', zoomed, { kind: 'zoom', fact: { type: 'dragged', by: { x: 0, y: 0.2 } } }],
  ['ArrowUp', whole, undefined],
  ['Home', whole, { kind: 'first' }],
  ['End', whole, { kind: 'last' }],
  ['a', whole, undefined],
])('%s on %j is %j', (key, zoom, action) => {
  expect(fullScreenKey({ ...plain, key }, zoom)).toEqual(action);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is the browser’s', (modifier) => {
  expect(fullScreenKey({ ...plain, key: '+', [modifier]: true }, whole)).toBeUndefined();
});
