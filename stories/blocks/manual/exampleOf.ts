import type { Parameters } from '@storybook/nextjs-vite';
import type { BlockContent } from '../BlockExample.tsx';

/**
 * What a block is on a page: a strip across it, a part of another block, or a gap that is seen
 * only between others.
 */
export type BlockShape = 'strip' | 'part' | 'gap';

/** A block as the manual shows it. */
export interface Example {
  readonly content: BlockContent;
  readonly shape: BlockShape;
}

/** What the stories of a block begin with. */
export interface BlockStoriesMeta {
  readonly args?: Partial<BlockContent>;
  readonly parameters?: Parameters;
}

const shapes: readonly BlockShape[] = ['strip', 'part', 'gap'];

/** The example in the stories' own `args`; `undefined` where those name no block. */
export function exampleOf({ args = {}, parameters = {} }: BlockStoriesMeta): Example | undefined {
  const { componentName, fields, placeholders } = args;
  if (componentName === undefined) return undefined;
  const shape = shapes.find((name) => name === parameters['blockShape']) ?? 'strip';
  return { content: { componentName, fields, placeholders }, shape };
}
