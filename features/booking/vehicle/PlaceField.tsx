import { useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import type { ComboboxOption, ComboboxTexts } from '#design-system/Combobox/Combobox.tsx';
import { Combobox } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { toHundredths } from '#domain/places/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { ok } from '#domain/result.ts';
import { placesApi, placesPauseMs } from '#features/shared/placesApi.ts';
import { type AskFailure, retryAfterSeconds } from '#features/shared/siteApi.ts';
import { type AnswerState, useAnswer } from '#features/shared/useAnswer.ts';
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
  const { texts } = useBooking().setup;
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const question = typed === '' ? undefined : typed;
  const { answer, latest } = useAnswer(question, suggest, { delayMs: placesPauseMs });

  async function suggest(text: string, signal: AbortSignal) {
    const places = await placesApi.suggest(text, signal);
    return places.ok ? ok(places.value.map((each) => optionOf(each, texts))) : places;
  }

  function choose(chosen: Place): void {
    const input = frame.current?.querySelector('input');
    if (input) input.value = chosen.name;
    onPlaceChange(chosen);
  }

  return (
    <div ref={frame} className={css.place} onInput={() => onPlaceChange(undefined)}>
      <Field label={texts.bookingPlace}>
        {(control) => (
          <Combobox
            {...control}
            defaultValue={place?.name}
            suggest={suggestNothing}
            loaded={answer}
            onTextChange={setTyped}
            onChoose={({ value }) => {
              const chosen = latest?.find((option) => option.value === value);
              if (chosen) choose(chosen.place);
            }}
            texts={listTexts(texts)}
          />
        )}
      </Field>
      <Here message={tooManyText(answer, texts)} onFound={choose} />
    </div>
  );
}

function optionOf(each: Place, texts: BookingTexts): PlaceOption {
  const { placeId: value, name: label, region: detail } = each;
  return { value, label, detail, group: texts.bookingPlaceGroup, place: each };
}

function listTexts(texts: BookingTexts): ComboboxTexts {
  return {
    list: texts.bookingPlaceList,
    count: texts.bookingPlaceCount,
    none: texts.bookingPlaceNone,
  };
}

interface HereProps {
  /** What is said about the suggestions, if nothing is said about where the visitor is. */
  readonly message: string;
  readonly onFound: (place: Place) => void;
}

/** The button that finds where the visitor is. */
function Here({ message, onFound }: HereProps) {
  const { texts } = useBooking().setup;
  const here = useHere(onFound);
  return (
    <div>
      <Button
        variant="ghost"
        leadingIcon="map-pin"
        loading={{ active: here.isLocating, label: texts.bookingLocating }}
        onClick={here.locate}
      >
        {texts.bookingLocate}
      </Button>
      <p className={css.message} role="status">
        {here.message || message}
      </p>
    </div>
  );
}

interface PlaceOption extends ComboboxOption {
  readonly place: Place;
}

/** All suggestions come from the server. */
function suggestNothing(): readonly ComboboxOption[] {
  return [];
}

/** Finds the place where the visitor is. */
function useHere(onFound: (place: Place) => void) {
  const { reportError, setup } = useBooking();
  const { texts } = setup;
  const [here, setHere] = useState<Coordinates>();
  const { answer } = useAnswer(here, placesApi.at, {
    onAnswer: (found, { latitude, longitude }) => {
      if (!found.ok) return reportError('places-failed');
      // The workshops nearest to the visitor, not to the centre of the town.
      const exact = { latitude: toHundredths(latitude), longitude: toHundredths(longitude) };
      if (found.value) onFound({ ...found.value, ...exact });
    },
  });

  const refused = texts.bookingLocationDenied;
  const location = useLocation(
    { locating: texts.bookingLocating, refused, failed: refused },
    setHere,
  );
  return {
    message: location.message || messageOf(answer, texts),
    isLocating: location.isLocating || answer.kind === 'loading',
    locate: () => {
      setHere(undefined);
      location.locate();
    },
  };
}

function messageOf(
  answer: AnswerState<Place | undefined, AskFailure>,
  texts: BookingTexts,
): string {
  switch (answer.kind) {
    case 'unasked':
    case 'loading':
      return '';
    case 'loaded':
      return answer.value ? '' : texts.bookingLocationOutside;
    case 'failed':
      return tooManyText(answer, texts) || texts.bookingLocationFailed;
  }
}

/** When places can be asked for again after there were too many requests. */
function tooManyText(answer: AnswerState<unknown, AskFailure>, texts: BookingTexts): string {
  const seconds = answer.kind === 'failed' ? retryAfterSeconds(answer.failure) : undefined;
  if (seconds === undefined) return '';
  return lookupFailureText({ kind: 'too-many-requests', retryAfterSeconds: seconds }, texts);
}
