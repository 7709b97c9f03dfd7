import '#styles/all.ts';
import { CompareIsland } from '../compare/CompareIsland.tsx';
import type { ComparisonProps } from '../compare/Comparison.tsx';
import { CarBrowser, type CarBrowserProps } from './CarBrowser.tsx';

export interface CarListBodyProps extends CarBrowserProps {
  readonly comparison: ComparisonProps;
}

/** The list, and what compares cars of it: only lists have the buttons that choose them. */
export function CarListBody({ comparison, ...list }: CarListBodyProps) {
  const { path, search } = list.setup;
  return (
    <>
      {/* Another address from the server is another list. */}
      <CarBrowser key={`${path}?${search}`} {...list} />
      <CompareIsland {...comparison} />
    </>
  );
}
