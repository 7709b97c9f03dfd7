import type { StorybookConfig } from '@storybook/nextjs-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import type { ComponentsManifest } from 'storybook/internal/types';
import { mergeConfig, type Plugin } from 'vite';
import { className } from './className.ts';
import { editorPlacesPlugin } from './editorPlacesPlugin.ts';
import { libraryFactsPlugin } from './libraryFactsPlugin.ts';
import { llmsPlugin } from './llmsPlugin.ts';
import { visualTagPlugin } from './visualTagPlugin.ts';

/**
 * Storybook's compiler turns `import … with { type: 'json' }` into a syntax browsers no longer
 * support. Vite needs no import attribute to load JSON.
 */
const withoutImportAttributes: Plugin = {
  name: 'forecourt:without-import-attributes',
  transform: (code) => code.replaceAll(/ (?:assert|with) ?\{\s*type: ?['"]json['"]\s*\}/g, ''),
};

/**
 * The files of `npm run check -- NAME`. Reading all Storybook stories, and the documentation of all props, takes
 * seconds; of the tests, only those of the manuals need the documentation.
 */
const only = process.env['STORYBOOK_STORIES']?.split(' ');
const needsPropDocs = only?.some((path) => path.includes('/manual/')) ?? true;

/** The preview imports all style sheets; those of the components that a story shows come with their code. */
const ownStylesOnly: Plugin = {
  name: 'forecourt:own-styles-only',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/styles/all.ts')) return undefined;
    return code.match(/import '#themes\/[^']+';/g)?.join('\n');
  },
};

/**
 * Tools of Storybook's toolbar, which nobody uses in tests. The highlighter alone reads the styles of all elements whenever a
 * story changes one.
 */
const withoutTools = { backgrounds: false, highlight: false, measure: false, outline: false };

/** Storybook's types of a configuration don't know it yet. */
interface WithManifests {
  readonly experimental_manifests: (manifests: {
    readonly components?: ComponentsManifest;
  }) => Promise<object>;
}

const config: StorybookConfig & WithManifests = {
  framework: {
    name: '@storybook/nextjs-vite',
    // The editor isn't built by Next, so its pictures are addresses.
    options: { image: { excludeFiles: ['**/editor/**'] } },
  },
  stories: only?.map((path) => `../${path}`) ?? [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
  ],
  // Fixtures use the same picture addresses as content.
  staticDirs: [
    '../public',
    { from: '../stories/fixtures/media', to: '/-/media' },
    { from: '../stories/fixtures/editor', to: '/editor-page' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
    // It serves the manifests to tools while Storybook runs.
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-mcp']),
  ],
  features: (features, { test }) => ({
    ...features,
    // A build for pictures has no documentation.
    componentsManifest: !test,
    ...(process.env['VITEST'] && withoutTools),
  }),
  experimental_manifests: async ({ components, ...others }) => {
    if (!components) return others;
    const { completeManifest } = await import('#scripts/llms/completeManifest.ts');
    const completed = await completeManifest(components.components);
    return { ...others, components: { ...components, components: { ...completed } } };
  },
  typescript: { reactDocgen: needsPropDocs && 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base, { configType, test }) =>
    mergeConfig(base, {
      plugins: [
        ...(only ? [ownStylesOnly] : []),
        vanillaExtractPlugin({ identifiers: className }),
        withoutImportAttributes,
        visualTagPlugin,
        editorPlacesPlugin(configType === 'DEVELOPMENT'),
        // A build for pictures has no documentation.
        ...(test ? [] : [libraryFactsPlugin, llmsPlugin()]),
      ],
      // If Vite discovers a dependency during a run, it reloads the page and the running tests
      // fail. So all dependencies of the browser are listed.
      optimizeDeps: {
        include: [
          '@dnd-kit/core',
          '@dnd-kit/sortable',
          '@radix-ui/react-accordion',
          '@radix-ui/react-dialog',
          '@radix-ui/react-dropdown-menu',
          'axe-core',
          'diff',
          'embla-carousel-react',
          'htmlparser2',
          'maplibre-gl',
          'next/image',
          'next/navigation',
          'prosemirror-commands',
          'prosemirror-history',
          'prosemirror-keymap',
          'prosemirror-model',
          'prosemirror-schema-list',
          'prosemirror-state',
          'prosemirror-tables',
          'prosemirror-view',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'sanitize-html',
          'storybook/theming',
          'zod',
        ],
      },
    }),
};

export default config;
