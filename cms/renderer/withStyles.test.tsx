import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withStyles } from './withStyles.tsx';

function Island(): ReactNode {
  return <p>Hej</p>;
}

test.each<[ReactNode, string]>([
  [<p key="1">Hej</p>, '<p class="wide dark">Hej</p>'],
  [<p key="2" className="own" />, '<p class="own wide dark"></p>'],
  [<Island key="3" />, '<div class="wide dark"><p>Hej</p></div>'],
  [['Hej', ' hej'], '<div class="wide dark">Hej hej</div>'],
  [null, ''],
  [undefined, ''],
  [false, ''],
])('styles are on the section’s own element, or else on one around it: %#', (section, html) => {
  expect(renderToStaticMarkup(withStyles(section, 'wide dark'))).toBe(html);
});

test('a section without styles stays the same', () => {
  const section = <p>Hej</p>;
  expect(withStyles(section, undefined)).toBe(section);
});
