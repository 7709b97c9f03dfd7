import { readFile, writeFile } from 'node:fs/promises';
import { facilityParameters } from '#domain/facilities/facilitySearch.ts';
import { allFilterNames, wireName } from '#domain/search/facets.ts';
import { pageParameter, sortParameter } from '#domain/search/searchAddress.ts';
import { keyphraseParameter } from '#domain/search/searchForm.ts';

/*
 * Writes the rules of `proxy.ts`: one for each parameter of a search for cars or facilities. The framework reads them without
 * running the file, so that they can't be computed there.
 */

const file = new URL('../proxy.ts', import.meta.url);
const source = "'/((?!_next/|api/|-/).*)'";
const lineWidth = 100;

const parameters = [
  ...new Set([
    keyphraseParameter,
    sortParameter,
    pageParameter,
    ...allFilterNames().map(wireName),
    ...Object.values(facilityParameters),
  ]),
];

function ruleOf(parameter: string): string {
  const has = `[{ type: 'query', key: '${parameter}' }]`;
  const line = `    { source: ${source}, has: ${has} },`;
  if (line.length <= lineWidth) return line;
  return `    {\n      source: ${source},\n      has: ${has},\n    },`;
}

const text = await readFile(file, 'utf8');
const matcher = `matcher: [\n${parameters.map(ruleOf).join('\n')}\n  ],`;
await writeFile(
  file,
  text.replace(/matcher: \[[\s\S]*\n {2}\],/, () => matcher),
);
