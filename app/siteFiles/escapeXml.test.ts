import { expect, test } from 'vitest';
import { escapeXml } from './escapeXml.ts';

test.each([
  ['Kia & Volvo', 'Kia &amp; Volvo'],
  [`<a href="x">'</a>`, '&lt;a href=&quot;x&quot;&gt;&apos;&lt;/a&gt;'],
  ['Citroën ë 🚗', 'Citroën ë 🚗'],
  ['a\u0000b\u000bc\uffffd\ud800e', 'abcde'],
])('%j is %j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml);
});
