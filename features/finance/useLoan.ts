import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { writePageAddress } from '#design-system/Overlay/overlayEntry.ts';
import { readLoanAddress, writeLoanAddress } from '#domain/finance/loanAddress.ts';
import type { LoanOption } from '#domain/finance/loanOption.ts';
import {
  initialLoan,
  type LoanFact,
  type LoanState,
  loanReducer,
} from '#domain/finance/loanState.ts';
import { announce } from '#domain/tracking/announce.ts';
import { isReported, loanChangeEvent } from '#domain/tracking/loanEvents.ts';

/** The pause after which choices count as settled, in ms. */
const pauseMs = 500;

/** The choices and how often the visitor changed them. */
interface Calculation {
  readonly state: LoanState;
  readonly changes: number;
}

interface UsedLoan {
  readonly state: LoanState;
  /** The choices after the last pause; undefined before the first change. */
  readonly settled: LoanState | undefined;
  readonly dispatch: (fact: LoanFact) => void;
}

/**
 * The visitor's choices, which start with those of the page's address. After a pause they are written
 * into the address, so that it can be shared, and reported to the tag manager.
 */
export function useLoan(loan: LoanOption): UsedLoan {
  const [{ state, changes }, dispatch] = useReducer(
    (calculation: Calculation, fact: LoanFact) => afterFact(loan, calculation, fact),
    loan,
    openedLoan,
  );
  const [settled, setSettled] = useState<LoanState>();
  const settle = useEffectEvent(() => {
    setSettled(state);
    writeAddress(state);
    if (isReported(changes)) announce(window, loanChangeEvent(state));
  });
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(settle, pauseMs);
    return () => clearTimeout(timer);
  }, [changes]);
  return { state, settled, dispatch };
}

function openedLoan(loan: LoanOption): Calculation {
  const choices = readLoanAddress(window.location.search);
  const state = loanReducer(loan, initialLoan(loan), { type: 'addressOpened', choices });
  return { state, changes: 0 };
}

function afterFact(loan: LoanOption, calculation: Calculation, fact: LoanFact): Calculation {
  const state = loanReducer(loan, calculation.state, fact);
  if (state === calculation.state) return calculation;
  return { state, changes: calculation.changes + 1 };
}

/** The fragment makes a shared link open at the calculator. */
function writeAddress(state: LoanState): void {
  const { pathname, search } = window.location;
  writePageAddress('replaceState', `${pathname}${writeLoanAddress(search, state)}#finance`);
}
