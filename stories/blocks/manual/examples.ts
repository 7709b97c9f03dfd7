import { type BlockStoriesMeta, type Example, exampleOf } from './exampleOf.ts';

const modules = import.meta.glob<{ readonly default: BlockStoriesMeta }>(
  ['../*.stories.tsx', '!../Renderer.stories.tsx', '!../WhichBlock.stories.tsx'],
  { eager: true },
);

/** An example of each block with stories, by block name: that of the stories which are named like the block. */
export const examples: ReadonlyMap<string, Example> = new Map(
  Object.entries(modules).flatMap(([path, { default: meta }]) => {
    const example = exampleOf(meta);
    const name = example?.content.componentName;
    return example && name && path === `../${name}.stories.tsx` ? [[name, example]] : [];
  }),
);
