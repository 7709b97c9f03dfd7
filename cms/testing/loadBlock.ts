import type { PageFact } from '#domain/content/pageFacts.ts';
import type { Block, LoadContext, Place } from '../block.ts';
import { emptyServices } from './emptyServices.ts';
import { testFrame } from './testFrame.ts';

interface LoadedForTest {
  readonly place: Place;
  /** What the block has reported about its page. */
  readonly facts: readonly PageFact[];
}

interface TestContext extends Partial<Pick<LoadContext, 'frame' | 'services'>> {
  /** As the platform sends them; none by default. */
  readonly fields?: unknown;
}

/** Loads a block, for tests: by default without fields, and all services answer with nothing. Throws if it loads nothing. */
export async function loadBlock(
  block: Block,
  { fields = {}, frame = testFrame, services = emptyServices }: TestContext = {},
): Promise<LoadedForTest> {
  if (block.kind !== 'loaded') throw new Error('The block loads nothing.');
  const facts: PageFact[] = [];
  const rendering = { uid: 'a', componentName: 'Tested', params: {}, fields, placeholders: {} };
  const report = (fact: PageFact) => void facts.push(fact);
  const place = await block.load(rendering, { frame, services, log: () => undefined, report });
  return { place, facts };
}
