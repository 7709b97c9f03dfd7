import { useEffect, useRef, useState } from 'react';
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
import { valuesOfNear } from '#domain/search/near.ts';
import { foldText } from '#domain/search/searchText.ts';
import type { Country } from '#domain/sites/site.ts';
import { forgetAddresses } from '#features/shared/forgetAddresses.ts';
import { placesApi, placesPauseMs } from '#features/shared/placesApi.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { useLocation } from '#features/shared/useLocation.ts';
import type { CarListTexts } from './carListTexts.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';
import * as css from './FilterPanel.css.ts';
import { placeName, radiusOf } from './nearText.ts';

export interface NearChooserProps extends Pick<FacetValuesProps, 'filters' | 'words' | 'onChange'> {
  /** What the visitor had typed before this was shown. */
  readonly typed: string;
  /** Whether the field for it had the focus. */
  readonly isFocused: boolean;
}

const nearAddresses = /[?&]near=/;

/** The fields for a place and a radius, which apply at once, and the button for the visitor's own location. */
export function NearChooser({ filters, words, onChange, typed, isFocused }: NearChooserProps) {
  const { texts, near } = words;
  const values = filters['near'] ?? [];
  const radius = radiusOf(values) ?? near.usual;
  const place = values.find((value) => value !== radius);
  const name = place === undefined ? '' : placeName(values, texts.carNearYou);
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const { loaded, retry, type, all } = usePlaces(near.country, texts.carNearSuggestions);

  // The field follows the search, also when the visitor removes the chip or goes back.
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input && !isFirst.current) input.value = name;
    if (input && isFirst.current && isFocused) moveFocus(input, 'still');
    isFirst.current = false;
  }, [name, isFocused]);

  // The browser's list of requests shouldn't say where the visitor is.
  useEffect(() => forgetAddresses(nearAddresses), []);

  const choose = (chosen: readonly string[]) =>
    onChange({ type: 'valuesChosen', name: 'near', values: chosen });
  const location = useLocation(
    {
      locating: texts.carNearLocating,
      refused: texts.carNearRefused,
      failed: texts.carNearFailed,
    },
    (point) => choose(valuesOfNear({ point, name: '', radius: Number(radius) })),
  );

  return (
    <>
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
                if (text === '' && place !== undefined) choose([]);
              }}
              onChoose={({ value }) => {
                const found = all.find(({ placeId }) => placeId === value);
                if (!found) return;
                const { latitude, longitude } = found;
                const point = { latitude, longitude };
                choose(valuesOfNear({ point, name: found.name, radius: Number(radius) }));
              }}
              onRetry={retry}
              isNamedBy={({ label }, text) =>
                foldText(label) === foldText(text) || isPostcode(text)
              }
              texts={listTexts(texts)}
            />
          )}
        </Field>
      </div>
      <Field label={texts.carNearRadius}>
        {(control) => (
          <Select
            {...control}
            options={
              near.radii.some(({ value }) => value === radius)
                ? near.radii
                : [{ value: radius, label: `${radius} ${near.unit}` }, ...near.radii]
            }
            value={radius}
            disabled={place === undefined}
            onValueChange={(next) => place !== undefined && choose([next, place])}
          />
        )}
      </Field>
      <div>
        <Button
          variant="secondary"
          width="full"
          leadingIcon="map-pin"
          loading={{ active: location.isLocating, label: texts.carNearLocating }}
          onClick={location.locate}
        >
          {texts.carNearLocate}
        </Button>
        <p className={css.nearMessage} role="status">
          {location.message}
        </p>
      </div>
    </>
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
