import { Fragment, type ReactNode } from 'react';
import { CarGrid } from '../card/CarGrid.tsx';

/** The default number of placeholders. */
export const skeletonCount = 24;

interface SkeletonsProps {
  /** @default 24 */
  readonly count?: number | undefined;
  /** The placeholder of one car. */
  readonly children: ReactNode;
}

/** Placeholders of cars that are loading, within a CarGrid. */
export function Skeletons({ count = skeletonCount, children }: SkeletonsProps) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never move.
    <Fragment key={at}>{children}</Fragment>
  ));
}

/** The placeholder of a whole list. */
export function SkeletonGrid({ children }: Pick<SkeletonsProps, 'children'>) {
  return (
    <CarGrid>
      <Skeletons>{children}</Skeletons>
    </CarGrid>
  );
}
