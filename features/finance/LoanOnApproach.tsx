import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onApproach } from '#design-system/onApproach.ts';
import { hasLoanChoices } from '#domain/finance/loanAddress.ts';
import type { LoanCalculatorProps } from './LoanCalculator.tsx';

export interface LoanOnApproachProps extends LoanCalculatorProps {
  /** The default example, shown until the calculator has loaded. */
  readonly children: ReactNode;
}

/**
 * The calculator, whose code is loaded when its place comes into the window, or at once if the
 * address has choices. If it can't be loaded, the default example stays.
 */
export function LoanOnApproach({ children, ...props }: LoanOnApproachProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Calculator, setCalculator] = useState<ComponentType<LoanCalculatorProps>>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { LoanCalculator } = await import('./LoanCalculator.tsx');
      if (!isGone) setCalculator(() => LoanCalculator);
    };
    const loadOrKeep = () => void load().catch(() => undefined);
    const stop = whenNeeded(place.current, loadOrKeep);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return <div ref={place}>{Calculator ? <Calculator {...props} /> : children}</div>;
}

function whenNeeded(place: HTMLElement | null, load: () => void): (() => void) | undefined {
  if (place && !hasLoanChoices(window.location.search)) return onApproach(place, '0px', load);
  load();
  return undefined;
}
