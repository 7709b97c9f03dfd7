import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Result } from '#domain/result.ts';
import { bookingRequest } from '#domain/tireHotel/bookingRequest.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import { searchPage, type TireHotelFact, type TireHotelFlow } from '#domain/tireHotel/flow.ts';
import { reduceTireHotel } from '#domain/tireHotel/reduceFlow.ts';
import { isSearchable, registrationInput } from '#domain/tireHotel/registrationInput.ts';
import { readStoredFlow, storedFlowKey, writeStoredFlow } from '#domain/tireHotel/storedFlow.ts';
import { announce } from '#domain/tracking/announce.ts';
import { tireHotelErrorEvent, tireHotelPurchaseEvent } from '#domain/tracking/tireHotelEvents.ts';
import { createStoredText } from '#features/shared/storedText.ts';
import { takeRegistration } from './takeRegistration.ts';
import { tireHotelApi as service } from './tireHotelApi.ts';
import type { TireHotelActions } from './tireHotelProps.ts';
import { useLogoutInOtherTabs } from './useLogoutInOtherTabs.ts';
import { useSlots } from './useSlots.ts';
import { useSteps } from './useSteps.ts';

const storage = createStoredText('sessionStorage', storedFlowKey);

interface TireHotelControl {
  readonly flow: TireHotelFlow;
  /** Whether the stored session was read; until then, nothing can be entered. */
  readonly isReady: boolean;
  readonly actions: TireHotelActions;
}

/** The flow of the tire hotel in the browser: its state, its calls and what it stores. */
export function useTireHotel(timeZone: string): TireHotelControl {
  const [start] = useState(() => searchPage());
  const [flow, dispatch] = useReducer(reduceTireHotel, start);
  const isReady = flow !== start;
  const announceLogout = useLogoutInOtherTabs(() => dispatch({ type: 'logged-out' }));
  const actions = useActions({ flow, dispatch, announceLogout });

  const isRestored = useRef(false);
  useLayoutEffect(() => {
    // Once: the number is no longer in the address.
    if (isRestored.current) return;
    isRestored.current = true;
    const regNo = registrationInput(takeRegistration());
    const restored = readStoredFlow(storage.read()) ?? searchPage(regNo);
    dispatch({ type: 'session-restored', flow: restored });
  }, []);

  const stored = writeStoredFlow(flow);
  useEffect(() => {
    if (isReady) storage.write(stored);
  }, [stored, isReady]);

  useSlots({ flow, dispatch, timeZone });
  useSteps(flow, isReady);
  return { flow, isReady, actions };
}

interface FlowTools {
  readonly flow: TireHotelFlow;
  readonly dispatch: TireHotelActions['dispatch'];
}

interface ActionTools extends FlowTools {
  readonly announceLogout: () => void;
}

function useActions({ flow, dispatch, announceLogout }: ActionTools): TireHotelActions {
  const isCalling = useRef(false);
  // The answer to a logout deletes the cookie, so the next session must not start before it.
  const leaving = useRef<Promise<unknown>>(undefined);

  /** One call at a time: a second click may come before the first is rendered. */
  async function run<Value>(
    started: TireHotelFact,
    call: () => Promise<Result<Value, TireHotelFailure>>,
    done: (value: Value) => TireHotelFact,
  ) {
    if (isCalling.current) return;
    isCalling.current = true;
    dispatch(started);
    await leaving.current;
    const answer = await call();
    isCalling.current = false;
    if (answer.ok) return dispatch(done(answer.value));
    announce(window, tireHotelErrorEvent(flow.page, answer.failure.kind));
    dispatch({ type: 'call-failed', failure: answer.failure });
  }

  return {
    dispatch,
    search() {
      if (flow.page !== 'search' || !isSearchable(flow.regNo)) return;
      const { regNo } = flow;
      const search = () => service.search(regNo);
      run({ type: 'search-started' }, search, (customer) => ({
        type: 'agreement-found',
        customer,
      }));
    },
    requestCode() {
      if (flow.page !== 'login' && flow.page !== 'validate') return;
      const { encryptedPhoneNumber } = flow.customer;
      const login = () => service.login(encryptedPhoneNumber);
      run({ type: 'code-requested' }, login, (credentials) => ({ type: 'code-sent', credentials }));
    },
    verify() {
      if (flow.page !== 'validate' || !isWholeCode(flow.code)) return;
      const { credentials, code } = flow;
      const validate = () => service.validate(credentials.authorizationToken, code);
      run({ type: 'verification-started' }, validate, (validated) => ({
        type: 'code-accepted',
        validated,
      }));
    },
    book() {
      if (flow.page !== 'booking') return;
      const request = bookingRequest(flow);
      const workshop = flow.validated.vehicles[0].location?.erpId;
      if (!request || workshop === undefined) return;
      run(
        { type: 'booking-sent' },
        () => service.book(workshop, request),
        (confirmation) => {
          announce(window, tireHotelPurchaseEvent(confirmation.bookingConfirmationId));
          return { type: 'booking-confirmed', confirmation };
        },
      );
    },
    async sendReview() {
      if (flow.page !== 'confirmation' || flow.review.kind !== 'writing') return;
      const { stars, comment } = flow.review;
      if (stars === 0) return;
      dispatch({ type: 'review-started' });
      const date = new Date().toISOString();
      await service.review({ rating: stars, comment: comment.trim(), date });
      dispatch({ type: 'review-finished' });
    },
    logout() {
      dispatch({ type: 'logged-out' });
      announceLogout();
      leaving.current = service.logout();
    },
  };
}

/** Whether all boxes of a code are filled. */
export function isWholeCode(code: string): boolean {
  return /^[0-9]{4}$/.test(code);
}
