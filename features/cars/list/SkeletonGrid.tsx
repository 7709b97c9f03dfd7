import { Fragment, type ReactNode } from 'react';
import { CarGrid } from '../card/CarGrid.tsx';

/** How many cars seem to be on their way. */
export const skeletonCount = 24;

interface SkeletonsProps {
  /** @default 24 */
  readonly count?: number | undefined;
  /** What has the shape of a car on its way. */
  readonly children: ReactNode;
}

/** Places of cars on their way, within a CarGrid. */
export function Skeletons({ count = skeletonCount, children }: SkeletonsProps) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move.
    <Fragment key={at}>{children}</Fragment>
  ));
}

/** A whole list on its way. */
export function SkeletonGrid({ children }: Pick<SkeletonsProps, 'children'>) {
  return (
    <CarGrid>
      <Skeletons>{children}</Skeletons>
    </CarGrid>
  );
}
