import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The members of all interfaces of props in a source file that can be reassigned. */
function mutableProps(source: string): string[] {
  const interfaces = source.matchAll(/^(?:export )?interface (\w+Props)\b[^{]*\{\n(.*?)^\}/gms);
  return [...interfaces].flatMap(([, name, body = '']) =>
    // Members are indented once; nested types are indented further.
    [...body.matchAll(/^ {2}(?!readonly\b)([\w'-]+)\??:/gm)].map(([, prop]) => `${name}.${prop}`),
  );
}

test('finds props that are not readonly', () => {
  const source = 'export interface AProps extends B {\n  readonly a: string;\n  b?: string;\n}\n';
  expect(mutableProps(source)).toEqual(['AProps.b']);
});

test('all props are readonly', async () => {
  const files = await Array.fromAsync(
    glob('{app,blocks,cms,design-system,editor,features,stories}/**/*.tsx'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    mutableProps(readFileSync(file, 'utf8')).map((prop) => `${file}: ${prop}`),
  );
  expect(found).toEqual([]);
});
