import { createRequire } from 'node:module';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { expect, onTestFinished, test } from 'vitest';
import nextConfig from '../next.config.ts';
import { skipStaticPaths } from './devStaticPaths.ts';

const { default: DevServer } = createRequire(import.meta.url)(
  'next/dist/server/dev/next-dev-server',
);

test('next dev starts no process to find static paths', async () => {
  const original = DevServer.prototype.getStaticPaths;
  onTestFinished(() => {
    DevServer.prototype.getStaticPaths = original;
  });
  skipStaticPaths();
  // Next's own method would read the server's configuration, which this one lacks.
  const server = Object.create(DevServer.prototype);
  const found = await server.getStaticPaths({ pathname: '/[site]' });
  expect(found).toEqual({ prerenderedRoutes: [], staticPaths: [] });
});

test('no option is set with which Next uses static paths in development', async () => {
  const { cacheComponents, output } = await nextConfig(PHASE_PRODUCTION_SERVER);
  expect({ cacheComponents, output }).toEqual({ cacheComponents: undefined, output: undefined });
});
