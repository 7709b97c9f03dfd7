import type { Placeholders, Rendering } from '#domain/content/page.ts';
import type { Block, LoadContext, Place } from '../block.ts';

/** What was loaded for a page's blocks, by the identity of the placement. */
export type LoadedBlocks = ReadonlyMap<string, Place>;

interface LoadBlocksOptions extends Omit<LoadContext, 'tell'> {
  readonly find: (componentName: string) => Block | undefined;
  /** Where goes what blocks find out about the page; nowhere when absent. */
  readonly tell?: LoadContext['tell'] | undefined;
}

/**
 * Fetches what the blocks of a page need beyond their fields, all at the same time. A block whose
 * loading rejects is logged and missing in the answer; its neighbours are not affected.
 */
export async function loadBlocks(
  placeholders: Placeholders,
  { find, tell = () => undefined, ...others }: LoadBlocksOptions,
): Promise<LoadedBlocks> {
  const context = { ...others, tell };
  const loads = allRenderings(placeholders).flatMap((rendering) => {
    const block = find(rendering.componentName);
    return block?.kind === 'loaded' ? [loadOne(rendering, block, context)] : [];
  });
  return new Map((await Promise.all(loads)).flat());
}

type LoadedBlock = Extract<Block, { readonly kind: 'loaded' }>;

async function loadOne(
  rendering: Rendering,
  block: LoadedBlock,
  context: LoadContext,
): Promise<readonly (readonly [string, Place])[]> {
  try {
    return [[rendering.uid, await block.load(rendering, context)]];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.log(`block ${rendering.componentName} could not be loaded: ${reason}`);
    return [];
  }
}

function allRenderings(placeholders: Placeholders): readonly Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering, ...allRenderings(rendering.placeholders)]);
}
