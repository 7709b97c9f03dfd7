import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Ways to move the focus, or to find that it is lost, that `design-system/focus` has instead. */
const moves = /\.focus\(|activeElement\s*[!=]==\s*document\.body/g;

test('finds what moves the focus', () => {
  const source = `
    field?.focus({ preventScroll: true });
    if (document.activeElement === document.body) panel.focus();
    if (place.contains(document.activeElement)) focus.request();
  `;
  expect(source.match(moves)).toHaveLength(3);
});

test('only design-system/focus moves the focus', async () => {
  const files = await Array.fromAsync(
    glob('{app,blocks,cms,design-system,editor,features,framework}/**/*.{ts,tsx}'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter(
    (file) =>
      !file.startsWith('design-system/focus/') &&
      // It runs before there are modules.
      file !== 'app/page/earlyScript.ts' &&
      // The edited page is a document of its own.
      !file.startsWith('editor/client/') &&
      !/\.test\.tsx?$/.test(file) &&
      readFileSync(file, 'utf8').search(moves) >= 0,
  );
  expect(found).toEqual([]);
});
