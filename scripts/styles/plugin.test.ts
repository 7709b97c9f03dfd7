import { readFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import nextConfig from '../../next.config.ts';
import { root } from '../processes.ts';
import { compileSheet } from './compileSheet.ts';

const glob = '**/*.css.{js,cjs,mjs,jsx,ts,tsx}';

const ruleSchema = z.object({
  as: z.literal('*.js'),
  loaders: z.tuple([z.object({ loader: z.string(), options: z.unknown() })]),
});

/** The module that the plugin's loader makes of a style sheet. */
async function moduleOf(sheet: string): Promise<string> {
  const { turbopack } = await nextConfig(PHASE_PRODUCTION_BUILD);
  const [{ loader, options }] = ruleSchema.parse(turbopack?.rules?.[glob]).loaders;
  const { default: compile } = createRequire(import.meta.url)(loader);
  return await compile.call({
    rootContext: root,
    resourcePath: join(root, sheet),
    fs: { readFile },
    getOptions: () => options,
    getResolve: () => async () => undefined,
  });
}

test('a module has the class names of its CSS, and no CSS', async () => {
  const sheet = 'design-system/Heading/Heading.css.ts';
  const source = await moduleOf(sheet);
  expect(source).not.toContain('import');
  const { css } = await compileSheet(root, join(root, sheet));
  const inCss = [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  expect(inCss.length).toBeGreaterThan(1);
  for (const name of inCss) expect(source).toContain(name);
});

test('a running site doesn’t load the plugin', async () => {
  const { turbopack } = await nextConfig(PHASE_PRODUCTION_SERVER);
  expect(turbopack?.rules).not.toHaveProperty([glob]);
});
