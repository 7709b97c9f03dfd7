import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { sharedWidth } from './app/images/sharedPicture.ts';
import { picturePolicy } from './app/security/mediaPolicies.ts';
import { spriteHref } from './design-system/Icon/iconNames.ts';
import { tiles } from './design-system/Map/tiles.ts';
import { windowWidths } from './design-system/Picture/mediaSource.ts';
import { skipStaticPaths } from './framework/devStaticPaths.ts';
import { makeConstant } from './framework/devVariables.ts';
import { sheetIdentifiers } from './scripts/styles/sheetIdentifiers.ts';
import { writeBuiltForms } from './server/cache/builtForms.ts';
import { hostRewrites, platformRewrites } from './sites/hostRewrites.ts';
import { fontFaces } from './themes/fontFaces.ts';

const fontFiles = fontFaces
  .flatMap(({ latin, latinExtended }) => [latin.href, latinExtended.href])
  .map((href) => href.slice('/fonts/'.length).replaceAll('.', '\\.'));

const [spritePath = '', spriteVersion = ''] = spriteHref.split('?v=');

const forAYear = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

const listLoader = fileURLToPath(new URL('./scripts/styles/listLoader.ts', import.meta.url));

const config: NextConfig = {
  poweredByHeader: false,
  compiler: { runAfterProductionCompile: ({ distDir }) => writeBuiltForms(distDir) },
  turbopack: {
    rules: {
      '**/styles/all.ts': [
        { condition: { query: '' }, loaders: [listLoader] },
        { condition: { query: /^\?css/ }, as: '*.css', loaders: [listLoader] },
      ],
    },
  },
  experimental: {
    // By default, modules of many small chunks are copied into each of them: the list of class names into
    // nine chunks of a car's page, 27 KB. HTTP/2 makes requests cheap, and compression prefers larger chunks.
    turbopackChunking: { requestCost: 120_000, minChunkSize: 50_000 },
    // Each picture is made once, so intermediate results, of which libvips keeps 50 MB, aren't used again.
    imgOptOperationCache: false,
    // Continuous integration builds a fresh checkout once. Writing the compiler's cache for a next build takes ten seconds.
    turbopackFileSystemCacheForBuild: !process.env['CI'],
    // The router would guess the route of an address before it asks the server. It never can, because the server rewrites
    // every address to its site and language, and each page would carry the names of our folders for it.
    optimisticRouting: false,
  },
  // URLs come from content, so they can't be typed.
  typedRoutes: false,
  // `npm run check` and `npm test` check all types. A build would check them again, which takes half a minute.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: fileURLToPath(new URL('./app/pageCache/cacheHandler.ts', import.meta.url)),
  images: {
    deviceSizes: [...new Set([...windowWidths, sharedWidth])].sort((a, b) => a - b),
    imageSizes: [],
    contentSecurityPolicy: picturePolicy,
    // In order of preference: AVIF is a third smaller, WebP is supported everywhere.
    formats: ['image/avif', 'image/webp'],
    qualities: [75],
    // Queries are not allowed, because arbitrary ones would fill the cache.
    localPatterns: [
      { pathname: '/-/media/**', search: '' },
      { pathname: '/-/jssmedia/**', search: '' },
    ],
    minimumCacheTTL: 86_400,
    // `app/pictureCache`, which processes share. The framework's own cache on disk writes files in place.
    customCacheHandler: true,
  },
  async headers() {
    return [
      {
        // File names contain a hash of the content. Only existing files match, because browsers would
        // cache a 404 as well.
        source: `/fonts/:name(${fontFiles.join('|')})`,
        headers: forAYear,
      },
      {
        // The folder is named after its content, too.
        source: `${tiles.folder}/:zoom(\\d+)/:x(\\d+)/:y(\\d+\\.pbf)`,
        headers: forAYear,
      },
      {
        // Otherwise browsers ask for the sprite again for each icon that they draw.
        source: spritePath,
        has: [{ type: 'query', key: 'v', value: spriteVersion }],
        headers: forAYear,
      },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [],
      afterFiles: [
        {
          source: '/_i/:width(\\d+)/:path(-/.*)',
          destination: '/_next/image?url=/:path&w=:width&q=75',
        },
        {
          source: '/_og/:path(-/.*)',
          destination: `/_next/image?url=/:path&w=${sharedWidth}&q=75`,
        },
        { source: '/healthz', destination: '/api/healthz' },
        { source: '/readyz', destination: '/api/readyz' },
        { source: '/feaas-render', destination: '/api/editing/render' },
        ...platformRewrites,
        ...hostRewrites(),
      ].map((rule) => ({ ...rule })),
      fallback: [],
    };
  },
};

/**
 * Large packages that only the server uses. In `next dev`, Node imports them, because Turbopack would compile
 * them separately for the pages, the proxy and the instrumentation.
 */
const serverPackages = ['lru-cache', 'sanitize-html', 'zod'] as const;

function forDevelopment(base: NextConfig): NextConfig {
  makeConstant(process.env);
  skipStaticPaths();
  return { ...base, serverExternalPackages: [...serverPackages] };
}

/** Style sheets give the names of their classes, and `styles/all.ts` their CSS. */
async function compileStyles(base: NextConfig): Promise<NextConfig> {
  // Loaded on demand, because it contains a bundler, which a running site doesn't need.
  const { createVanillaExtractPlugin } = await import('@vanilla-extract/next-plugin');
  const withVanillaExtract = createVanillaExtractPlugin({
    identifiers: sheetIdentifiers,
    outputCss: false,
    unstable_turbopack: { mode: 'on' },
  });
  return withVanillaExtract(base);
}

export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  return await compileStyles(phase === PHASE_DEVELOPMENT_SERVER ? forDevelopment(config) : config);
};
