import { useRef } from 'react';
import type { TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { announce } from '#domain/tracking/announce.ts';
import { tireHotelErrorEvent } from '#domain/tracking/tireHotelEvents.ts';
import { tireHotelApi as service } from './tireHotelApi.ts';
import {
  bookingCall,
  codeCall,
  searchCall,
  type TireHotelCall,
  verificationCall,
} from './tireHotelCalls.ts';
import type { TireHotelActions } from './tireHotelProps.ts';

interface ActionTools {
  readonly flow: TireHotelFlow;
  readonly dispatch: TireHotelActions['dispatch'];
  readonly announceLogout: () => void;
}

/** What the visitor can do in the current state. */
export function useActions({ flow, dispatch, announceLogout }: ActionTools): TireHotelActions {
  const isCalling = useRef(false);
  // The answer to a logout deletes the cookie, so the next session must not start before it.
  const leaving = useRef<Promise<unknown>>(undefined);

  /** One call at a time: a second click may come before the first is rendered. */
  async function run<Value>(pending: TireHotelCall<Value> | undefined) {
    if (!pending || isCalling.current) return;
    isCalling.current = true;
    dispatch(pending.started);
    await leaving.current;
    const answer = await pending.call();
    isCalling.current = false;
    if (answer.ok) return dispatch(pending.done(answer.value));
    announce(window, tireHotelErrorEvent(flow.stage, answer.failure.kind));
    dispatch({ type: 'callFailed', failure: answer.failure });
  }

  return {
    dispatch,
    search: () => run(searchCall(flow)),
    requestCode: () => run(codeCall(flow)),
    verify: () => run(verificationCall(flow)),
    book: () => run(bookingCall(flow)),
    async sendReview() {
      if (flow.stage !== 'confirmation' || flow.review.kind !== 'writing') return;
      const { stars, comment } = flow.review;
      if (stars === 0) return;
      dispatch({ type: 'reviewStarted' });
      const date = new Date().toISOString();
      await service.review({ rating: stars, comment: comment.trim(), date });
      dispatch({ type: 'reviewFinished' });
    },
    logout() {
      dispatch({ type: 'loggedOut' });
      announceLogout();
      leaving.current = service.logout();
    },
  };
}
