import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

const config: NextConfig = {
  async rewrites() {
    return {
      beforeFiles: [],
      fallback: [],
      afterFiles: [
        {
          source: '/:path((?!_next/|api/).*)',
          has: [{ type: 'host', value: 'localhost' }],
          destination: '/nordvik-se/sv/:path',
        },
        { source: '/:path((?!_next/|api/).*)', destination: '/unknown/und' },
      ],
    };
  },
};
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'on' } });
export default withVanillaExtract(config);
