import type { Block } from '#cms/block.ts';
import { blockNamed } from './blockNamed.ts';
import { registry } from './registry.ts';

/** The block with this current or former component name; `undefined` if no block has it. */
export function findBlock(componentName: string): Block | undefined {
  return blockNamed(registry, componentName);
}
