import { useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import type { ComboboxOption, ComboboxTexts } from '#design-system/Combobox/Combobox.tsx';
import { Combobox } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import type { Coordinates } from '#domain/facilities/facility.ts';
import { toHundredths } from '#domain/places/coordinates.ts';
import type { Place } from '#domain/places/place.ts';
import { isPostcode } from '#domain/places/postcode.ts';
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

/** Where the visitor wants to book: a place of Sweden by its name or postcode, or where they are. */
export function PlaceField({ place, onPlaceChange }: PlaceFieldProps) {
  const { texts } = useBooking().setup;
  const frame = useRef<HTMLDivElement>(null);
  const { options, retry, loaded, failed, type } = usePlaceOptions();

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
            placeholder={texts.bookingPlacePlaceholder}
            suggest={options.own}
            loaded={loaded}
            onTextChange={type}
            onChoose={({ value }) => {
              const chosen = options.all.find((option) => option.value === value);
              if (chosen) choose(chosen.place);
            }}
            onRetry={retry}
            isNamedBy={({ label, group }, text) =>
              isSameName(label, text) || (group === texts.bookingPlaceGroup && isPostcode(text))
            }
            texts={listTexts(texts, failed)}
          />
        )}
      </Field>
      <Here onFound={choose} />
    </div>
  );
}

/** The places for the typed text, and the towns with a workshop if places can't be searched. */
function usePlaceOptions() {
  const { setup, reportError } = useBooking();
  const { texts, towns } = setup;
  const [typed, setTyped] = useState('');
  const { answer, latest, retry } = useAnswer(typed === '' ? undefined : typed, suggest, {
    delayMs: placesPauseMs,
    onAnswer: (places) => {
      if (!places.ok) reportError('places-failed');
    },
  });
  const townOptions = towns.map((town) => optionOf(town, texts.bookingTownGroup));

  async function suggest(text: string, signal: AbortSignal) {
    const places = await placesApi.suggest(text, signal);
    if (!places.ok) return places;
    return ok(places.value.map((each) => optionOf(each, texts.bookingPlaceGroup)));
  }

  return {
    type: setTyped,
    retry,
    loaded: answer,
    options: {
      own: (text: string) => (answer.kind === 'failed' ? namedLike(text, townOptions) : []),
      all: [...(latest ?? []), ...townOptions],
    },
    failed: [
      tooManyText(answer, texts) || texts.bookingPlacesFailed,
      towns.length > 0 ? texts.bookingTownInstead : '',
    ].join(' '),
  };
}

/** The options whose name begins with a text; all if none does, because the visitor may live elsewhere. */
function namedLike(text: string, options: readonly PlaceOption[]): readonly PlaceOption[] {
  const like = options.filter(({ label }) => isSameName(label.slice(0, text.length), text));
  return like.length > 0 ? like : options;
}

/** Whether names differ only in case and accents: visitors without a Swedish keyboard type `goteborg`. */
function isSameName(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;
}

function optionOf(place: Place, group: string): PlaceOption {
  const { placeId: value, name: label, region: detail } = place;
  return { value, label, detail, group, place };
}

function listTexts(texts: BookingTexts, failed: string): ComboboxTexts {
  return {
    list: texts.bookingPlaceList,
    count: texts.bookingPlaceCount,
    none: texts.bookingPlaceNone,
    failed,
    retry: texts.bookingTryAgain,
  };
}

interface HereProps {
  readonly onFound: (place: Place) => void;
}

/** The button that finds where the visitor is. */
function Here({ onFound }: HereProps) {
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
        {here.message}
      </p>
    </div>
  );
}

interface PlaceOption extends ComboboxOption {
  readonly place: Place;
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
