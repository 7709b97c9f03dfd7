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
    // changes of the environment is undone instead, by the setup file.
    pool: 'threads',
    isolate: false,
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    // Property tests may take longer than the default of 5 s on a busy machine.
    testTimeout: 30_000,
    setupFiles: ['./vitest.setup.ts'],
  },
});
