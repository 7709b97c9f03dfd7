import type { MeasuredPage } from './pageVitals.ts';

/** The kinds of pages that have a block of their own. */
const kindOfBlock: ReadonlyMap<string, MeasuredPage> = new Map([
  ['CarList', 'list'],
  ['CarDetail', 'car'],
  ['FacilityList', 'facilities'],
  ['FacilityDetail', 'facility'],
  ['StoriesList', 'stories'],
  ['StoryArticle', 'article'],
  ['BookingAssistant', 'booking'],
  ['TireHotel', 'tire-hotel'],
]);

/** The names of the blocks that make a page one of a kind. */
export const blocksOfKinds = [...kindOfBlock.keys()];

/**
 * The kind of a page.
 *
 * @param path - Within its site and language, `/` for the start page.
 * @param blocks - The names of the blocks in its main content.
 */
export function measuredPageOf(path: string, blocks: readonly string[]): MeasuredPage {
  if (path === '/') return 'start';
  const [kind = 'content'] = blocks.flatMap((name) => kindOfBlock.get(name) ?? []);
  return kind;
}
