import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompareText } from './CompareText.tsx';

test.each([
  [44, false],
  [45, true],
])('a text of %i characters opens a tooltip: %s', (length, isButton) => {
  const html = renderToStaticMarkup(<CompareText text={'a'.repeat(length)} />);
  expect(html.includes('<button')).toBe(isButton);
});
