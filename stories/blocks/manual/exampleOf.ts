import type { Parameters } from '@storybook/nextjs-vite';
import type { BlockExampleProps } from '../BlockExample.tsx';

/**
 * What a block is on a page: a strip across it, a part of another block, or a gap between other
 * blocks.
 */
export type BlockShape = 'strip' | 'part' | 'gap';

/** A block with its content, and with the data of its page if it shows any. */
export type ExampleContent = Pick<
  BlockExampleProps,
  'componentName' | 'fields' | 'placeholders' | 'frame'
>;

/** A block as the manual shows it. */
export interface Example {
  readonly content: ExampleContent;
  readonly shape: BlockShape;
}

/** The meta object of a block's Storybook stories. */
export interface BlockStoriesMeta {
  readonly args?: Partial<ExampleContent>;
  readonly parameters?: Parameters;
}

const shapes: readonly BlockShape[] = ['strip', 'part', 'gap'];

/** The example in the `args` of the Storybook stories; `undefined` if they name no block. */
export function exampleOf({ args = {}, parameters = {} }: BlockStoriesMeta): Example | undefined {
  const { componentName, fields, placeholders, frame } = args;
  if (componentName === undefined) return undefined;
  const shape = shapes.find((name) => name === parameters['blockShape']) ?? 'strip';
  return { content: { componentName, fields, placeholders, frame }, shape };
}
