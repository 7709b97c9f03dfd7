import { type ComponentType, useEffect, useState } from 'react';
import type { LoanValuesProps } from './LoanValues.tsx';
import { RangeValues } from './RangeValues.tsx';

/** Loaded once; a component that is shown again has it at once. */
const loaded: { Values?: ComponentType<LoanValuesProps> } = {};

/** The budget, and the visitor's own terms as soon as their code is loaded: most visitors don't ask for them. */
export function LoanFacet({ downPayment, months, ...range }: LoanValuesProps) {
  const [Values, setValues] = useState(() => loaded.Values);
  useEffect(() => {
    if (Values) return;
    import('./LoanValues.tsx').then(
      ({ LoanValues }) => {
        loaded.Values = LoanValues;
        setValues(() => LoanValues);
      },
      // The budget works without them.
      () => undefined,
    );
  }, [Values]);
  return Values ? (
    <Values {...range} downPayment={downPayment} months={months} />
  ) : (
    <RangeValues {...range} />
  );
}
