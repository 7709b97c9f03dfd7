import { type BlockStoriesMeta, type Example, exampleOf } from './exampleOf.ts';

const modules = import.meta.glob<{ readonly default: BlockStoriesMeta }>(
  ['../*.stories.tsx', '!../Renderer.stories.tsx', '!../WhichBlock.stories.tsx'],
  { eager: true },
);

/** An example of each block with stories, by block name. */
export const examples: ReadonlyMap<string, Example> = new Map(
  Object.values(modules).flatMap(({ default: meta }) => {
    const example = exampleOf(meta);
    return example ? [[example.content.componentName, example]] : [];
  }),
);
