import { BlockExample } from './BlockExample.tsx';
import type { BlockShape } from './manual/exampleOf.ts';
import { manualPage } from './manual/manualPage.tsx';

/**
 * What the Storybook stories of all blocks have in common. Title and tags aren't here, because Storybook reads
 * them without running the file.
 */
export function blockMeta(componentName: string, shape?: BlockShape) {
  return {
    component: BlockExample,
    parameters: { layout: 'fullscreen', ...manualPage(componentName, shape) },
  };
}
