import { expect, test } from 'vitest';
import { constantVariables, keepCompilerCache } from './devVariables.ts';
import { nextSource } from './testing/nextInternals.ts';

test.each(Object.keys({ ...constantVariables, ...keepCompilerCache }))(
  'next dev knows the variable %s',
  async (name) => {
    const broken = `next dev no longer knows ${name}: see framework/devVariables.ts.`;
    expect((await nextSource('next/dist/cli/next-dev')).includes(name), broken).toBe(true);
  },
);
