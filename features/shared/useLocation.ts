import { useState } from 'react';
import type { Coordinates } from '#domain/facilities/facility.ts';

/** The message while the location of the visitor is determined. */
export interface LocationTexts {
  /** Announced while the browser determines it. */
  readonly locating: string;
  /** The visitor or the browser refused. */
  readonly refused: string;
  /** It couldn't be determined in time. */
  readonly failed: string;
}

/** The state of a request for the visitor's location. */
type LocationState = 'idle' | 'locating' | 'refused' | 'failed';

interface VisitorLocation {
  /** What went wrong; empty if nothing did. */
  readonly message: string;
  readonly isLocating: boolean;
  /** Asks the browser, which may ask the visitor. */
  readonly locate: () => void;
}

const options = { timeout: 10_000, maximumAge: 10 * 60_000 } as const;

/** Asks for the visitor's location when they want it, and reports it once. */
export function useLocation(
  texts: LocationTexts,
  onLocated: (place: Coordinates) => void,
): VisitorLocation {
  const [state, setState] = useState<LocationState>('idle');
  function locate(): void {
    // Absent in insecure contexts.
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onLocated({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      options,
    );
  }
  return {
    message: state === 'refused' || state === 'failed' ? texts[state] : '',
    isLocating: state === 'locating',
    locate,
  };
}
