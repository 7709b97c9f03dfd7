import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import {
  Combobox,
  type ComboboxOption,
  type ComboboxTexts,
} from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Select } from '#design-system/Select/Select.tsx';
import type { Place } from '#domain/places/place.ts';
import { isPostcode } from '#domain/places/postcode.ts';
import { type NearPoint, radiusOf, valuesOfNear } from '#domain/search/near.ts';
import { foldText } from '#domain/search/searchText.ts';
import type { Country } from '#domain/sites/site.ts';
import { forgetAddresses } from '#features/shared/forgetAddresses.ts';
import { placesApi, placesPauseMs } from '#features/shared/placesApi.ts';
import { reportEvent } from '#features/shared/reportEvent.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { useLocation } from '#features/shared/useLocation.ts';
import type { CarListTexts } from './carListTexts.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';
import * as css from './FilterPanel.css.ts';
import { placeName } from './nearText.ts';

export interface NearChooserProps extends Pick<FacetValuesProps, 'filters' | 'words' | 'onChange'> {
  /** What the visitor had typed before this was shown. */
  readonly typed: string;
  /** Whether the field for it had the focus. */
  readonly isFocused: boolean;
}

const nearAddresses = /[?&]near=/;

/** The fields for a place and a radius, which apply at once, and the button for the visitor's own location. */
export function NearChooser({ filters, words, onChange, ...start }: NearChooserProps) {
  const { near } = words;
  const values = filters['near'] ?? [];
  const radius = radiusOf(values) ?? near.usual;
  const place = values.find((value) => value !== radius);
  const choose = (chosen: readonly string[]) =>
    onChange({ type: 'valuesChosen', name: 'near', values: chosen });
  const chooseAt = (point: NearPoint, name: string) =>
    choose(valuesOfNear({ point, name, radius: Number(radius) }));

  // The browser's list of requests shouldn't say where the visitor is.
  useEffect(() => forgetAddresses(nearAddresses), []);

  return (
    <>
      <PlaceField
        {...start}
        name={place === undefined ? '' : placeName(values, words.texts.carNearYou)}
        words={words}
        onChoose={chooseAt}
        onEmptied={() => place !== undefined && choose([])}
      />
      <RadiusField
        radius={radius}
        isDisabled={place === undefined}
        words={words}
        onChange={(next) => place !== undefined && choose([next, place])}
      />
      <OwnLocation texts={words.texts} onLocated={(point) => chooseAt(point, '')} />
    </>
  );
}

interface PlaceFieldProps extends Pick<NearChooserProps, 'words' | 'typed' | 'isFocused'> {
  /** The place of the search; empty if it has none. */
  readonly name: string;
  readonly onChoose: (point: NearPoint, name: string) => void;
  /** Called when the visitor has emptied the field. */
  readonly onEmptied: () => void;
}

function PlaceField({ name, words, typed, isFocused, onChoose, onEmptied }: PlaceFieldProps) {
  const { texts, near } = words;
  const { loaded, retry, type, all } = usePlaces(near.country, texts.carNearSuggestions);
  const frame = useShownName(name, isFocused);
  const choose = (id: string) => {
    const found = all.find(({ placeId }) => placeId === id);
    if (found) onChoose({ latitude: found.latitude, longitude: found.longitude }, found.name);
  };
  return (
    <div ref={frame}>
      <Field label={texts.carNearPlace}>
        {(control) => (
          <Combobox
            {...control}
            defaultValue={typed}
            suggest={noOptions}
            loaded={loaded}
            onTextChange={(text) => {
              type(text);
              if (text === '') onEmptied();
            }}
            onChoose={({ value }) => choose(value)}
            onRetry={retry}
            isNamedBy={({ label }, text) => foldText(label) === foldText(text) || isPostcode(text)}
            texts={listTexts(texts)}
          />
        )}
      </Field>
    </div>
  );
}

/** The frame of a field that follows the search, also when the visitor removes the chip or goes back. */
function useShownName(name: string, isFocused: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input && !isFirst.current) input.value = name;
    if (input && isFirst.current) takeOver(input, { name, isFocused });
    isFirst.current = false;
  }, [name, isFocused]);
  return frame;
}

/** Goes on with what the visitor had typed into the field before. */
function takeOver(
  input: HTMLInputElement,
  { name, isFocused }: { readonly name: string; readonly isFocused: boolean },
): void {
  if (isFocused) moveFocus(input, 'still');
  if (input.value === name) return;
  reportEvent(input, 'input');
  if (!isFocused) reportEvent(input, 'focusout');
}

interface RadiusFieldProps extends Pick<NearChooserProps, 'words'> {
  readonly radius: string;
  readonly isDisabled: boolean;
  readonly onChange: (radius: string) => void;
}

function RadiusField({ radius, isDisabled, words, onChange }: RadiusFieldProps) {
  const { radii, unit } = words.near;
  const isOffered = radii.some(({ value }) => value === radius);
  const options = isOffered ? radii : [{ value: radius, label: `${radius} ${unit}` }, ...radii];
  return (
    <Field label={words.texts.carNearRadius}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={radius}
          disabled={isDisabled}
          onValueChange={onChange}
        />
      )}
    </Field>
  );
}

interface OwnLocationProps {
  readonly texts: CarListTexts;
  readonly onLocated: (point: NearPoint) => void;
}

function OwnLocation({ texts, onLocated }: OwnLocationProps) {
  const { carNearLocating: locating, carNearRefused: refused, carNearFailed: failed } = texts;
  const location = useLocation({ locating, refused, failed }, onLocated);
  return (
    <div>
      <Button
        variant="secondary"
        width="full"
        leadingIcon="map-pin"
        loading={{ active: location.isLocating, label: locating }}
        onClick={location.locate}
      >
        {texts.carNearLocate}
      </Button>
      <p className={css.nearMessage} role="status">
        {location.message}
      </p>
    </div>
  );
}

function noOptions(): readonly ComboboxOption[] {
  return [];
}

/** The places for the typed text. */
function usePlaces(country: Country, group: string) {
  const [typed, setTyped] = useState('');
  const { answer, latest, retry } = useAnswer(typed === '' ? undefined : typed, suggest, {
    delayMs: placesPauseMs,
  });

  async function suggest(text: string, signal: AbortSignal) {
    return placesApi.suggestIn(country, text, signal);
  }

  const loaded =
    answer.kind === 'loaded'
      ? { ...answer, value: answer.value.map((each) => optionOf(each, group)) }
      : answer;
  return { type: setTyped, retry, loaded, all: latest ?? [] };
}

function optionOf({ placeId: value, name: label, region }: Place, group: string): ComboboxOption {
  return { value, label, detail: region, group };
}

function listTexts(texts: CarListTexts): ComboboxTexts {
  return {
    list: texts.carNearSuggestions,
    count: texts.carNearCount,
    none: texts.carNearNone,
    failed: texts.carNearSuggestionsFailed,
    retry: texts.tryAgain,
  };
}
