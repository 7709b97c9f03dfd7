import { type KeyboardEvent, type PointerEvent, useEffect, useReducer } from 'react';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import { initialTurn, type TurnFact, type TurnState, turnReducer } from './turnState.ts';

/** The time between two frames, in ms. */
const frameMs = 150;

/** A turn of `count` frames and the event handlers of its pane. It starts stopped with reduced motion. */
export function useTurn(count: number) {
  const [turn, dispatch] = useReducer(turnReducer, count, begin);
  const isTurning = turn.motion.kind === 'turning';
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: 'ticked' });
    }, frameMs);
    return () => clearInterval(timer);
  }, [isTurning]);
  return { turn, dispatch, handlers: handlersOf(dispatch) };
}

function begin(count: number): TurnState {
  return initialTurn(count, matchMedia(reducedMotionQuery).matches ? 'stopped' : 'turning');
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function handlersOf(dispatch: (fact: TurnFact) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dispatch({ type: 'grabbed', x: event.clientX });
    },
    onPointerMove: (event: PointerEvent) => dispatch({ type: 'moved', x: event.clientX }),
    onPointerUp: () => dispatch({ type: 'released' }),
    onPointerCancel: () => dispatch({ type: 'released' }),
    onKeyDown: (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (by === undefined) return;
      event.preventDefault();
      dispatch({ type: 'stepped', by });
    },
  };
}
