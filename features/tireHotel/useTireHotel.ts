import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  readStoredFlow,
  storedFlowKey,
  writeStoredFlow,
} from '#domain/tireHotel/storedTireHotel.ts';
import { initialTireHotel, type TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { tireHotelReducer } from '#domain/tireHotel/tireHotelReducer.ts';
import { cutRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { createStoredText } from '#features/shared/storedText.ts';
import { takeRegistration } from './takeRegistration.ts';
import type { TireHotelActions } from './tireHotelProps.ts';
import { useActions } from './useActions.ts';
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
  const [start] = useState(() => initialTireHotel());
  const [flow, dispatch] = useReducer(tireHotelReducer, start);
  const isReady = flow !== start;
  const announceLogout = useLogoutInOtherTabs(() => dispatch({ type: 'loggedOut' }));
  const actions = useActions({ flow, dispatch, announceLogout });

  const isRestored = useRef(false);
  useLayoutEffect(() => {
    // Once: the number is no longer in the address.
    if (isRestored.current) return;
    isRestored.current = true;
    const registrationNumber = cutRegistrationNumber(takeRegistration(), 'tireHotel');
    const restored = readStoredFlow(storage.read()) ?? initialTireHotel(registrationNumber);
    dispatch({ type: 'restored', flow: restored });
  }, []);

  const stored = writeStoredFlow(flow);
  useEffect(() => {
    if (isReady) storage.write(stored);
  }, [stored, isReady]);

  useSlots({ flow, dispatch, timeZone });
  useSteps(flow, isReady);
  return { flow, isReady, actions };
}
