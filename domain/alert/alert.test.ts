import { expect, test } from 'vitest';
import { alertDismissal, alertDismissalCookie, isAlertShown } from './alert.ts';

const shown = { hasMessage: true, type: 'dark', title: 'Snö', text: '<p>Kör försiktigt.</p>' };

test.each([
  ['title and text', {}, true],
  ['a title alone', { text: '' }, true],
  ['a text alone', { title: '' }, true],
  ['neither', { title: '', text: '' }, false],
  ['blanks', { title: ' \u00a0', text: ' \n' }, false],
  ['an empty paragraph', { title: '', text: '<p>&nbsp;</p>\n<p><br/></p>' }, false],
  ['spaces in numbers', { title: '', text: '<p>&#160;&#xA0;&#8203;\u200b</p>' }, false],
  ['an angle bracket', { title: '', text: '<p>&lt;</p>' }, true],
  ['switched off', { hasMessage: false }, false],
  ['without a type', { type: 'none' }, false],
] as const)('%s: shown is %s', (_case, content, isShown) => {
  expect(isAlertShown({ ...shown, ...content })).toBe(isShown);
});

test('a dismissal lasts for a day', () => {
  expect(alertDismissalCookie).toBe('hideAlert=1; path=/; max-age=86400; SameSite=Lax');
});

test.each([
  ['hideAlert=1', true],
  ['consent=denied; hideAlert=1', true],
  ['', false],
  ['consent=denied', false],
  ['xhideAlert=1', false],
])('%j says dismissed: %s', (cookies, isDismissed) => {
  expect(alertDismissal.test(cookies)).toBe(isDismissed);
});
