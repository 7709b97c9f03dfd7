import { createRequire } from 'node:module';
import type sharp from 'sharp';

/**
 * The library of pictures as the framework's optimiser loads it. The library comes in two forms, and each has a prototype of
 * its own: an `import` would get the other one.
 */
export const pictureLibrary: typeof sharp = createRequire(import.meta.url)('sharp');
