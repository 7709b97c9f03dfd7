import { useEffect, useState } from 'react';
import { useIsServed } from '#design-system/hydration.ts';
import { optionalIsland } from '#design-system/island.tsx';
import type { LoanValuesProps } from './LoanValues.tsx';
import { RangeValues } from './RangeValues.tsx';

/** Without its code, there is the budget on the loans' own terms. */
const LoanValuesIsland = optionalIsland<LoanValuesProps>(
  () => import('./LoanValues.tsx').then(({ LoanValues }) => LoanValues),
  RangeValues,
);

interface LoanFacetProps extends LoanValuesProps {
  /** Whether the list is about monthly costs: by a budget, by terms or by its order. */
  readonly isMonthly: boolean;
}

/**
 * The budget and the visitor's own terms. Pages contain the terms if their list is about monthly costs, so that they can be
 * chosen without JavaScript; in others they appear as soon as their code is loaded, because most visitors don't ask for them.
 */
export function LoanFacet({ isMonthly, ...values }: LoanFacetProps) {
  const isServed = useIsServed();
  const [hasTerms, setTerms] = useState(isMonthly || !isServed);
  useEffect(() => {
    void LoanValuesIsland.load().then(() => setTerms(true));
  }, []);
  return hasTerms ? <LoanValuesIsland {...values} /> : <RangeValues {...values} />;
}
