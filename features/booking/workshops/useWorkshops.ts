import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { WorkshopMessage, WorkshopQuestion } from '#domain/booking/workshop.ts';
import {
  cursorOf,
  initialWorkshopSearch,
  silenceMs,
  type WorkshopSearchFact,
  type WorkshopSearchState,
  workshopSearchReducer,
  workshopsAtATime,
} from '#domain/booking/workshopSearchState.ts';
import { useBooking } from '../booking.ts';
import { workshopApi } from '../workshopApi.ts';

interface Workshops {
  readonly search: WorkshopSearchState;
  /** Searches again after the last workshop. */
  readonly requestMore: () => void;
  /** Searches again from the beginning. */
  readonly restart: () => void;
}

/**
 * Searches for workshops, and again from the beginning when the question has changed.
 *
 * @param isShown - The search begins when its results are shown.
 */
export function useWorkshops(
  question: Omit<WorkshopQuestion, 'cursor'>,
  isShown: boolean,
): Workshops {
  const { search, open } = useSearchStream(question);
  const asked = JSON.stringify(question);
  const searched = useRef<string>(undefined);

  const start = useEffectEvent((newlyAsked: string) => {
    if (searched.current === newlyAsked) return;
    searched.current = newlyAsked;
    open({ type: 'searchStarted' });
  });
  useEffect(() => {
    if (isShown) start(asked);
  }, [asked, isShown]);

  useEffect(
    () => () => {
      searched.current = undefined;
    },
    [],
  );

  return {
    search,
    requestMore: () => open({ type: 'moreRequested' }, cursorOf(search)),
    restart: () => open({ type: 'searchStarted' }),
  };
}

/** What was found, and a function that opens the stream of a search in place of the one before. */
function useSearchStream(question: Omit<WorkshopQuestion, 'cursor'>) {
  const { reportError } = useBooking();
  const [search, dispatch] = useReducer(workshopSearchReducer, initialWorkshopSearch);
  const stream = useRef<AbortController>(undefined);
  useEffect(() => () => stream.current?.abort(), []);

  function open(fact: WorkshopSearchFact, cursor?: string) {
    stream.current?.abort();
    const controller = new AbortController();
    stream.current = controller;
    dispatch(fact);
    read({ ...question, cursor }, controller, (arrived) => {
      if (arrived.type === 'failed') reportError('workshops-failed');
      if (arrived.type === 'noWorkshops' && cursor === undefined) reportError('no-workshops');
      dispatch(arrived);
    });
  }
  return { search, open };
}

/** Reads a stream until it has as many workshops as are shown at a time, ends, fails or falls silent. */
async function read(
  question: WorkshopQuestion,
  controller: AbortController,
  dispatch: (fact: WorkshopSearchFact) => void,
): Promise<void> {
  const { signal } = controller;
  const fail = () => {
    controller.abort();
    dispatch({ type: 'failed' });
  };
  let timer = setTimeout(fail, silenceMs);
  let received = 0;
  for await (const message of workshopApi.workshops(question, signal)) {
    clearTimeout(timer);
    if (signal.aborted) return;
    const fact = factOf(message);
    dispatch(fact);
    received += 1;
    // Leaving the loop closes the connection.
    if (fact.type !== 'workshopFound' || received === workshopsAtATime) return;
    timer = setTimeout(fail, silenceMs);
  }
  clearTimeout(timer);
  if (!signal.aborted) dispatch({ type: 'ended' });
}

function factOf(message: WorkshopMessage): WorkshopSearchFact {
  switch (message.kind) {
    case 'workshop':
      return { type: 'workshopFound', workshop: message.workshop };
    case 'no-workshops':
      return { type: 'noWorkshops' };
    case 'error':
      return { type: 'failed' };
  }
}
