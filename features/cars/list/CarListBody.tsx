import { CompareIsland } from '../compare/CompareIsland.tsx';
import type { ComparisonProps } from '../compare/Comparison.tsx';
import { CarBrowser, type CarBrowserProps } from './CarBrowser.tsx';

export interface CarListBodyProps extends CarBrowserProps {
  readonly comparison: ComparisonProps;
}

/** The list and the comparison, because only lists have compare buttons. */
export function CarListBody({ comparison, ...list }: CarListBodyProps) {
  const { path, search } = list.setup;
  return (
    <>
      {/* A different address from the server resets the list. */}
      <CarBrowser key={`${path}?${search}`} {...list} />
      <CompareIsland {...comparison} />
    </>
  );
}
