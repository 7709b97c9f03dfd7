import { useEffect, useEffectEvent, useState } from 'react';
import { type RangeEnds, sameEnds } from './rangeEnds.ts';

/** The pause, in ms, after which an uncommitted value is committed. */
const pauseMs = 1500;

interface RangeDraftOptions {
  readonly value: RangeEnds;
  readonly onInput?: ((ends: RangeEnds) => void) | undefined;
  readonly onCommit: (ends: RangeEnds) => void;
}

interface RangeDraft {
  /** The range to display: the draft if there is one, otherwise the selected range. */
  readonly shown: RangeEnds;
  /** Sets the draft, which is committed after a pause. */
  readonly sketch: (ends: RangeEnds) => void;
  /** Commits a range immediately. */
  readonly choose: (ends: RangeEnds) => void;
}

/** Holds the range the visitor is changing until it is committed. */
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

/** Calls `onPause` with a value that has not changed for `pauseMs`. */
export function usePause<Value>(value: Value | undefined, onPause: (value: Value) => void): void {
  const pass = useEffectEvent(onPause);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => pass(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
}
