import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type ShareTarget, shareLink } from './shareLinks.ts';

const page = { url: 'https://nordvik.example/nyheter?a=1&b=2', title: 'Räckvidd & kyla' };
const url = 'https%3A%2F%2Fnordvik.example%2Fnyheter%3Fa%3D1%26b%3D2';
const title = 'R%C3%A4ckvidd%20%26%20kyla';

test.each<[ShareTarget, string]>([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['linkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ['x', `https://x.com/intent/post?url=${url}&text=${title}`],
  ['whatsApp', `https://wa.me/?text=${title}%20${url}`],
  ['mail', `mailto:?subject=${title}&body=${url}`],
])('%s', (target, address) => {
  expect(shareLink(target, page)).toBe(address);
});

test('without a title WhatsApp gets only the address', () => {
  expect(shareLink('whatsApp', { ...page, title: '' })).toBe(`https://wa.me/?text=${url}`);
});

const targets = fc.constantFrom<ShareTarget>('facebook', 'linkedIn', 'x', 'whatsApp', 'mail');
const words = fc.string({ unit: 'grapheme' });

propertyTest.prop([targets, words, words])('no word of a page adds a parameter', (target, a, b) => {
  const plain = new URL(shareLink(target, { url: 'u', title: 't' }));
  const shared = new URL(shareLink(target, { url: `u${a}`, title: `t${b}` }));
  expect([...shared.searchParams.keys()]).toEqual([...plain.searchParams.keys()]);
  expect(shared.hash).toBe('');
});
