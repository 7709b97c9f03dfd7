import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  readStoredTireHotel,
  tireHotelStorageKey,
  writeStoredTireHotel,
} from '#domain/tireHotel/storedTireHotel.ts';
import { initialTireHotel, type TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { tireHotelReducer } from '#domain/tireHotel/tireHotelReducer.ts';
import { cutRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { createStoredText } from '#features/shared/storedText.ts';
import { takeRegistration } from './takeRegistration.ts';
import type { TireHotelActions } from './tireHotelProps.ts';
import { useActions } from './useActions.ts';
import { useLogoutInOtherTabs } from './useLogoutInOtherTabs.ts';
import { usePageHistory } from './usePageHistory.ts';
import { useSlots } from './useSlots.ts';
import { useSteps } from './useSteps.ts';

const storage = createStoredText('sessionStorage', tireHotelStorageKey);

interface TireHotelControl {
  readonly flow: TireHotelFlow;
  /** Whether the stored session was read; until then, nothing can be entered. */
  readonly isRestored: boolean;
  readonly actions: TireHotelActions;
}

/** The flow of the tire hotel in the browser: its state, its calls and what it stores. */
export function useTireHotel(timeZone: string): TireHotelControl {
  const [start] = useState(() => initialTireHotel());
  const [flow, dispatch] = useReducer(tireHotelReducer, start);
  const isRestored = flow !== start;
  const announceLogout = useLogoutInOtherTabs(() => dispatch({ type: 'loggedOut' }));
  const actions = useActions({ flow, dispatch, announceLogout });

  const hasRead = useRef(false);
  useLayoutEffect(() => {
    // Once: the number is no longer in the address.
    if (hasRead.current) return;
    hasRead.current = true;
    const registrationNumber = cutRegistrationNumber(takeRegistration(), 'tireHotel');
    const restored = readStoredTireHotel(storage.read()) ?? initialTireHotel(registrationNumber);
    dispatch({ type: 'restored', flow: restored });
  }, []);

  const stored = writeStoredTireHotel(flow);
  useEffect(() => {
    if (isRestored) storage.write(stored);
  }, [stored, isRestored]);

  useSlots({ flow, dispatch, timeZone });
  useSteps(flow, isRestored);
  usePageHistory({ flow, isRestored, dispatch });
  return { flow, isRestored, actions };
}
