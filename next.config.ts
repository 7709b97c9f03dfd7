import { fileURLToPath } from 'node:url';
import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { hostRewrites, platformRewrites } from './sites/hostRewrites.ts';

const config: NextConfig = {
  poweredByHeader: false,
  // Addresses come from content, so they can't be typed.
  typedRoutes: false,
  cacheHandler: fileURLToPath(new URL('./app/pageCache/cacheHandler.ts', import.meta.url)),
  images: {
    deviceSizes: [320, 640, 1280, 1920],
    imageSizes: [],
    // The first that a browser takes: AVIF is a third smaller, WebP all of them know.
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    localPatterns: [{ pathname: '/-/media/**' }, { pathname: '/-/jssmedia/**' }],
    minimumCacheTTL: 86_400,
  },
  async rewrites() {
    return {
      beforeFiles: [],
      afterFiles: [
        {
          source: '/_i/:width(\\d+)/:path(-/.*)',
          destination: '/_next/image?url=/:path&w=:width&q=75',
        },
        { source: '/healthz', destination: '/api/healthz' },
        { source: '/feaas-render', destination: '/api/editing/render' },
        ...platformRewrites,
        ...hostRewrites(),
      ].map((rule) => ({ ...rule })),
      fallback: [],
    };
  },
};

const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });

export default withVanillaExtract(config);
