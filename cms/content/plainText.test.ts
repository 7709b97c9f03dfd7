import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  [
    '<p>Motor och <strong>växel</strong>låda.</p><p>I tolv månader.</p>',
    'Motor och växellåda. I tolv månader.',
  ],
  ['<ul><li>Ett</li><li>Två</li></ul>', 'Ett Två'],
  ['Rad<br>bruten<hr/>delad', 'Rad bruten delad'],
  ['<table><tr><th>Del</th><td>År</td></tr></table>', 'Del År'],
  ['a &lt; b &amp;&amp; c &gt; d &quot;e&quot; &aring;&nbsp;&#228;', 'a < b && c > d "e" å ä'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<a href="/x" title="a>b">länk</a>', 'länk'],
  ['<p>Hej<script>alert("<p>")</script></p><style>p{}</style>', 'Hej'],
  ['<p>&nbsp;</p><p></p>', ''],
  ['oavslutad <b', 'oavslutad'],
  ['', ''],
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
