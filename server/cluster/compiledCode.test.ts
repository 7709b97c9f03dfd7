import { expect, test } from 'vitest';
import { compiledCode } from './compiledCode.ts';

test.each([
  ['in the folder of the build', {}, '.next/compiled'],
  [
    'in the folder of the build if the variable is empty',
    { NODE_COMPILE_CACHE: '' },
    '.next/compiled',
  ],
  ['where the operator says', { NODE_COMPILE_CACHE: '/var/cache/site' }, '/var/cache/site'],
])('compiled code is kept %s', (_where, variables, folder) => {
  expect(compiledCode('.next/compiled', variables)).toEqual({ NODE_COMPILE_CACHE: folder });
});
