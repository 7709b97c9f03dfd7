import { expect, test } from 'vitest';
import type { ContentLink } from './fieldTypes.ts';
import { linkTarget, linkText } from './linkTarget.ts';

const page = { dictionary: { opensInNewTab: 'opens in a new tab' } };
const plain: ContentLink = { href: '/cars', text: 'Cars', newTab: false };

test.each<[string, Partial<ContentLink>, object]>([
  ['a plain link', {}, { href: '/cars' }],
  ['an empty title', { title: '' }, { href: '/cars' }],
  ['a title', { title: 'All cars' }, { href: '/cars', title: 'All cars' }],
  [
    'a new tab',
    { newTab: true },
    { href: '/cars', target: '_blank', newTabLabel: 'opens in a new tab' },
  ],
])('%s has only the props it needs', (_what, changes, props) => {
  expect(linkTarget({ ...plain, ...changes }, page)).toStrictEqual(props);
});

test.each([
  [plain, 'Cars'],
  [{ ...plain, text: '', title: 'All cars' }, 'All cars'],
  [{ ...plain, text: '' }, ''],
  [undefined, ''],
])('the text of %j is %j', (link, text) => {
  expect(linkText(link)).toBe(text);
});
