import { readFile, writeFile } from 'node:fs/promises';
import { searchParameters } from '#sites/searchParameters.ts';

/*
 * Writes the rules of `proxy.ts`: one for each parameter of a search for cars or facilities. The framework reads them without
 * running the file, so that they can't be computed there.
 */

const file = new URL('../proxy.ts', import.meta.url);
const source = "'/((?!_next/|api/|-/).*)'";
const lineWidth = 100;

function ruleOf(parameter: string): string {
  const has = `[{ type: 'query', key: '${parameter}' }]`;
  const line = `    { source: ${source}, has: ${has} },`;
  if (line.length <= lineWidth) return line;
  return `    {\n      source: ${source},\n      has: ${has},\n    },`;
}

const text = await readFile(file, 'utf8');
const matcher = `matcher: [\n${searchParameters.map(ruleOf).join('\n')}\n  ],`;
await writeFile(
  file,
  text.replace(/matcher: \[[\s\S]*\n {2}\],/, () => matcher),
);
