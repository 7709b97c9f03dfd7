import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isClientReference, isServerComponentRuntime } from './clientReference.ts';

/** Runs a module with React's build for server components and returns what it prints. */
async function printedOnServer(code: string): Promise<string> {
  const node = ['--conditions=react-server', '--input-type=module', '--eval', code];
  return (await promisify(execFile)(process.execPath, node)).stdout;
}

test('React’s builds for browsers and server components are distinguished', async () => {
  const printed = await printedOnServer(`
    import { isServerComponentRuntime } from './framework/clientReference.ts';
    console.log(isServerComponentRuntime);
  `);
  const broken =
    'React’s build for server components has useState now: see framework/clientReference.ts.';
  expect(printed, broken).toBe('true\n');
  expect(isServerComponentRuntime).toBe(false);
});

test('a reference that React creates for a client component is recognised', async () => {
  const printed = await printedOnServer(`
    import { createRequire } from 'node:module';
    import { isClientReference } from './framework/clientReference.ts';
    const name = 'next/dist/compiled/react-server-dom-turbopack/server.node';
    const { registerClientReference } = createRequire(process.cwd() + '/framework/')(name);
    console.log(isClientReference(registerClientReference(() => {}, 'module', 'Menu')));
  `);
  const broken = 'React marks client components in another way: see framework/clientReference.ts.';
  expect(printed, broken).toBe('true\n');
});

test('a function is no reference', () => {
  expect(isClientReference(() => null)).toBe(false);
});
