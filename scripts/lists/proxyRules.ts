import { searchParameters } from '#sites/searchParameters.ts';
import type { DerivedFile } from './derivedFile.ts';
import { fitted } from './fitted.ts';

const source = "source: '/((?!_next/|api/|-/).*)'";

/**
 * The rules of the proxy: one for each parameter of a search for cars or facilities. The framework reads them without
 * running the file, so that they can't be computed there.
 */
export const proxyRules: DerivedFile = {
  path: 'proxy.ts',
  write: (text) => {
    const matcher = `matcher: [\n${searchParameters.map(ruleOf).join('\n')}\n  ],`;
    return text.replace(/matcher: \[[\s\S]*\n {2}\],/, () => matcher);
  },
};

function ruleOf(parameter: string): string {
  const has = `has: [{ type: 'query', key: '${parameter}' }]`;
  return fitted({ before: '{', after: '},', indent: '    ' }, [source, has]);
}
