import { useEffect, useEffectEvent, useState } from 'react';
import { type RangeEnds, sameEnds } from './rangeEnds.ts';

/** How long, in ms, a visitor pauses before what was set without letting go counts as meant. */
const pauseMs = 1500;

interface RangeDraftOptions {
  readonly value: RangeEnds;
  readonly onInput?: ((ends: RangeEnds) => void) | undefined;
  readonly onCommit: (ends: RangeEnds) => void;
}

interface RangeDraft {
  /** What is shown: what the visitor is about to choose, else what is chosen. */
  readonly shown: RangeEnds;
  /** Shows a range; it counts after a pause. */
  readonly sketch: (ends: RangeEnds) => void;
  /** A range that counts at once. */
  readonly choose: (ends: RangeEnds) => void;
}

/** Keeps what a visitor is about to choose until it counts. */
export function useRangeDraft({ value, onInput, onCommit }: RangeDraftOptions): RangeDraft {
  const [draft, setDraft] = useState<RangeEnds>();
  const choose = (ends: RangeEnds) => {
    setDraft(undefined);
    if (!sameEnds(ends, value)) onCommit(ends);
  };
  usePause(draft, choose);
  return {
    shown: draft ?? value,
    sketch: (ends) => {
      setDraft(ends);
      onInput?.(ends);
    },
    choose,
  };
}

/** Hands on what stayed the same for a while; what changes or goes before that never counts. */
export function usePause<Value>(value: Value | undefined, onPause: (value: Value) => void): void {
  const pass = useEffectEvent(onPause);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => pass(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
}
