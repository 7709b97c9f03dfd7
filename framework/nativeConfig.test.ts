import { expect, test } from 'vitest';
import { nativeConfig } from './nativeConfig.ts';
import { nextSource } from './testing/nextInternals.ts';

test.each(Object.keys(nativeConfig))('Next knows the variable %s', async (name) => {
  const source = await nextSource('next/dist/build/next-config-ts/transpile-config');
  const broken = `Next no longer knows ${name}: see framework/nativeConfig.ts.`;
  expect(source.includes(name), broken).toBe(true);
});
