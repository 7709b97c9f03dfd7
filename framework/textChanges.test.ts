import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

test('React keeps its record of a node in a property with this prefix', async () => {
  const folder = dirname(require.resolve('react-dom/package.json'));
  const source = await readFile(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  expect(source, 'see framework/textChanges.ts').toContain('"__reactFiber$"');
});
