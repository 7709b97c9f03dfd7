import type { Block } from '#cms/block.ts';
import { presentName } from './presentName.ts';
import { registry } from './registry.ts';

/** The block with this component name, present or former, or undefined if there is none. */
export function findBlock(componentName: string): Block | undefined {
  const name = presentName(componentName);
  return name === undefined ? undefined : registry[name];
}
