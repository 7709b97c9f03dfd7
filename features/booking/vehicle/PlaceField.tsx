import { useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Combobox, type ComboboxOption } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { toHundredths } from '#domain/places/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { TooManyRequests } from '#features/shared/checkAnswer.ts';
import { fetchPlaceAt, fetchPlaces } from '#features/shared/fetchPlaces.ts';
import { useLocation } from '#features/shared/useLocation.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { lookupFailureText } from '../failureText.ts';
import * as css from './VehicleStep.css.ts';

interface PlaceFieldProps {
  /** The chosen place. */
  readonly place: Place | undefined;
  /** Called with `undefined` when the visitor changes the text. */
  readonly onPlaceChange: (place: Place | undefined) => void;
}

/** Where the visitor wants to book: a place of Sweden, or where they are. */
export function PlaceField({ place, onPlaceChange }: PlaceFieldProps) {
  const { setup } = useBooking();
  const { texts } = setup;
  const frame = useRef<HTMLDivElement>(null);
  // The places of the last suggestions, by their id.
  const suggested = useRef<ReadonlyMap<string, Place>>(new Map());

  async function load(typed: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
    const places = await whereabouts.watch(fetchPlaces(typed, signal));
    suggested.current = new Map(places.map((each) => [each.placeId, each]));
    return places.map(({ placeId, name, region }) => ({
      value: placeId,
      label: name,
      detail: region,
      group: setup.texts.bookingPlaceGroup,
    }));
  }

  function choose(chosen: Place): void {
    const input = frame.current?.querySelector('input');
    if (input) input.value = chosen.name;
    onPlaceChange(chosen);
  }

  const whereabouts = useHere(choose);

  return (
    <div ref={frame} className={css.place} onInput={() => onPlaceChange(undefined)}>
      <Field label={texts.bookingPlace}>
        {(control) => (
          <Combobox
            {...control}
            defaultValue={place?.name}
            suggest={suggestNothing}
            load={load}
            onChoose={({ value }) => {
              const chosen = suggested.current.get(value);
              if (chosen) choose(chosen);
            }}
            texts={{
              list: texts.bookingPlaceList,
              count: texts.bookingPlaceCount,
              none: texts.bookingPlaceNone,
            }}
          />
        )}
      </Field>
      <div>
        <Button
          variant="ghost"
          leadingIcon="map-pin"
          loading={{ active: whereabouts.isLocating, label: texts.bookingLocating }}
          onClick={whereabouts.locate}
        >
          {texts.bookingLocate}
        </Button>
        <p className={css.message} role="status">
          {whereabouts.message}
        </p>
      </div>
    </div>
  );
}

/** All suggestions come from the server. */
function suggestNothing(): readonly ComboboxOption[] {
  return [];
}

type HereState =
  | { readonly kind: 'idle' | 'looking' | 'outside' | 'failed' }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Finds the place where the visitor is. */
function useHere(onFound: (place: Place) => void) {
  const { reportError, setup } = useBooking();
  const { texts } = setup;
  const [state, setState] = useState<HereState>({ kind: 'idle' });
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  async function find(here: Coordinates): Promise<void> {
    const controller = new AbortController();
    request.current?.abort();
    request.current = controller;
    setState({ kind: 'looking' });
    try {
      const place = await fetchPlaceAt(here, controller.signal);
      setState({ kind: place ? 'idle' : 'outside' });
      // The workshops nearest to the visitor, not to the centre of the town.
      const [latitude, longitude] = [toHundredths(here.latitude), toHundredths(here.longitude)];
      if (place) onFound({ ...place, latitude, longitude });
    } catch (error) {
      if (controller.signal.aborted) return;
      reportError('placesFailed');
      setState(stateAfter(error));
    }
  }

  /** Says when to go on if suggestions are refused because there were too many. */
  async function watch<Value>(asked: Promise<Value>): Promise<Value> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof TooManyRequests) setState(stateAfter(error));
      throw error;
    }
  }

  const refused = texts.bookingLocationDenied;
  const location = useLocation({ locating: texts.bookingLocating, refused, failed: refused }, find);
  return {
    message: location.message || messageOf(state, texts),
    isLocating: location.isLocating || state.kind === 'looking',
    watch,
    locate: () => {
      setState({ kind: 'idle' });
      location.locate();
    },
  };
}

function stateAfter(error: unknown): HereState {
  if (!(error instanceof TooManyRequests)) return { kind: 'failed' };
  return { kind: 'too-many', retryAfterSeconds: error.retryAfterSeconds };
}

function messageOf(state: HereState, texts: BookingTexts): string {
  switch (state.kind) {
    case 'idle':
    case 'looking':
      return '';
    case 'outside':
      return texts.bookingLocationOutside;
    case 'failed':
      return texts.bookingLocationFailed;
    case 'too-many':
      return lookupFailureText({ ...state, kind: 'tooManyRequests' }, texts);
  }
}
