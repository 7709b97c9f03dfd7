import { fileURLToPath } from 'node:url';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { hostRewrites } from './sites/hostRewrites.ts';

const config: NextConfig = {
  poweredByHeader: false,
  cacheHandler: fileURLToPath(new URL('./app/pageCache/cacheHandler.ts', import.meta.url)),
  typedRoutes: false,
  async rewrites() {
    return { beforeFiles: [], afterFiles: hostRewrites(), fallback: [] };
  },
};

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

export default withVanillaExtract(config);
