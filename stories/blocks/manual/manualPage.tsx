import { useOf } from '@storybook/addon-docs/blocks';
import { findBlock } from '#blocks/findBlock.ts';
import { BlockManual } from './BlockManual.tsx';
import { type BlockShape, exampleOf } from './exampleOf.ts';

/**
 * The parameters that make a block's page in Storybook its manual:
 * `parameters: { ...manualPage('Footer') }`, with `tags: ['autodocs']`. The example is the content
 * in the stories' own `args`.
 */
export function manualPage(name: string, blockShape: BlockShape = 'strip') {
  return { blockShape, docs: { page: () => <ManualPage name={name} /> } };
}

function ManualPage({ name }: { name: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const block = findBlock(name);
  const { initialArgs: args, parameters } = preparedMeta;
  const example = exampleOf({ args, parameters });
  if (!block || !example) return <p>There is no block {name}, or its stories name none.</p>;
  return <BlockManual name={name} block={block} example={example} />;
}
