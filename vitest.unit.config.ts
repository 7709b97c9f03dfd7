import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/**
 * The unit tests. They have a file of their own because loading the stories' configuration takes
 * longer than most of these tests.
 */
export default defineConfig({
  // Tests of blocks import style sheets. They need class names but no CSS, which takes long to make.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform', identifiers: 'short' })],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', '.next', 'bench/.minimal', 'storybook-static'],
    // Importing the same modules again for every file took four fifths of the time. What a test
    // changes of the environment is undone instead, by these options and by the setup file.
    pool: 'threads',
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: ['./vitest.setup.ts'],
  },
});
