import type { Placeholders, Rendering } from '#domain/content/page.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import type { Block, LoadContext, Place } from '../block.ts';

/** The loaded blocks of a page, by the `uid` of the placement. */
export type LoadedBlocks = ReadonlyMap<string, Place>;

interface LoadBlocksOptions extends Omit<LoadContext, 'report'> {
  readonly find: (componentName: string) => Block | undefined;
  /** Receives facts about the page that blocks learn while loading, with the `uid` of the block. */
  readonly report?: ((fact: PageFact, uid: string) => void) | undefined;
  /** Called for each block whose loading failed. */
  readonly onFailure?: (() => void) | undefined;
}

/**
 * Loads the data that blocks of a page need beyond their fields, concurrently. A block whose loading
 * rejects is logged and missing in the result; the other blocks are not affected.
 */
export async function loadBlocks(
  placeholders: Placeholders,
  { find, report = () => undefined, onFailure = () => undefined, ...others }: LoadBlocksOptions,
): Promise<LoadedBlocks> {
  const loads = allRenderings(placeholders).flatMap((rendering) => {
    const block = find(rendering.componentName);
    const own = { ...others, report: (fact: PageFact) => report(fact, rendering.uid) };
    return block?.kind === 'loaded' ? [loadOne(rendering, block, own, onFailure)] : [];
  });
  return new Map((await Promise.all(loads)).flat());
}

type LoadedBlock = Extract<Block, { readonly kind: 'loaded' }>;

async function loadOne(
  rendering: Rendering,
  block: LoadedBlock,
  context: LoadContext,
  onFailure: () => void,
): Promise<readonly (readonly [string, Place])[]> {
  try {
    return [[rendering.uid, await block.load(rendering, context)]];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.log(`block ${rendering.componentName} could not be loaded: ${reason}`);
    onFailure();
    return [];
  }
}

/** The blocks of a page in its order, those inside others after them. */
export function allRenderings(placeholders: Placeholders): readonly Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering, ...allRenderings(rendering.placeholders)]);
}
