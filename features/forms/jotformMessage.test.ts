import { expect, test } from 'vitest';
import { jotformMessage } from './jotformMessage.ts';

test.each([
  ['setHeight:539:2605', { kind: 'height', px: 539 }],
  ['setHeight:539', { kind: 'height', px: 539 }],
  [{ action: 'submission-completed', formID: '2605' }, { kind: 'sent' }],
  [{ action: 'submission-completed', formID: 2605 }, { kind: 'sent' }],
])('%j is a message of the form', (data, message) => {
  expect(jotformMessage(data, '2605')).toEqual(message);
});

test.each([
  'setHeight:539:2606',
  'setHeight::2605',
  'setHeight:0:2605',
  'setHeight:-5:2605',
  'setHeight:NaN:2605',
  'setHeight:1e9:2605',
  'setHeight:javascript:2605',
  'scrollIntoView::2605',
  '',
  { action: 'submission-completed', formID: '2606' },
  { action: 'submission-completed' },
  { action: 'page-changed', formID: '2605' },
  ['setHeight:539:2605'],
  null,
  undefined,
])('%j is ignored', (data) => {
  expect(jotformMessage(data, '2605')).toBeUndefined();
});
