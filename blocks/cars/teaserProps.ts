import type { CarSummary } from '#domain/cars/car.ts';
import type { TeaserProps } from '#features/cars/teasers/TeaserCards.tsx';
import type { BlockFrame } from '../block.ts';
import { levelBelow } from '../content/levelBelow.ts';
import type { TitleTag } from '../content/titleTag.ts';

/** What the cars of a block's section are shown with. */
export function teaserProps(
  cars: readonly CarSummary[],
  fields: { readonly title: string; readonly titleTag: TitleTag },
  { dictionary, locale, homePath }: BlockFrame,
): TeaserProps {
  return { cars, dictionary, locale, homePath, level: levelBelow(fields) };
}
