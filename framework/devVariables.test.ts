import { expect, test } from 'vitest';
import { constantVariables, keepCompilerCache, makeConstant } from './devVariables.ts';
import { nextSource } from './testing/nextInternals.ts';

const variables = Object.keys({ ...constantVariables, ...keepCompilerCache });

const readers = ['next/dist/cli/next-dev', 'next/dist/server/app-render/encryption-utils-server'];

test.each(variables)('next dev knows the variable %s', async (name) => {
  const sources = await Promise.all(readers.map(nextSource));
  const broken = `next dev no longer knows ${name}: see framework/devVariables.ts.`;
  expect(sources.join('\n').includes(name), broken).toBe(true);
});

test('two terminals give the same environment', () => {
  const own = { NODE_ENV: 'development', PATH: '/usr/bin', PORT: '3000' } as const;
  const first: NodeJS.ProcessEnv = { ...own, SHLVL: '1', TERM_SESSION_ID: 'a', npm_command: 'run' };
  const second: NodeJS.ProcessEnv = {
    ...own,
    OLDPWD: '/tmp',
    VSCODE_IPC_HOOK: '/tmp/a.sock',
    NEXT_PRIVATE_START_TIME: '17',
  };
  makeConstant(first);
  makeConstant(second);
  expect(first).toEqual(second);
  expect(first).toEqual({ ...own, ...constantVariables });
});
