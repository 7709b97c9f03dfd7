import { useRef, useState } from 'react';
import type { ComboboxOption } from '#design-system/Combobox/Combobox.tsx';
import { Combobox } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import {
  facilityParameters,
  readFacilitySearch,
  writeFacilitySearch,
} from '#domain/facilities/facilitySearch.ts';
import {
  type SuggestibleFacility,
  suggestFacilities,
} from '#domain/facilities/suggestFacilities.ts';
import { fillText, type Template } from '#domain/fillText.ts';
import type { Place } from '#domain/places/place.ts';
import { ok } from '#domain/result.ts';
import { followLink } from '#features/shared/followLink.ts';
import { placesApi, placesPauseMs } from '#features/shared/placesApi.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';

/** The texts of the suggestions. */
export interface SuggestionTexts {
  readonly list: string;
  /** The number of suggestions. */
  readonly count: Template<'count'>;
  readonly none: string;
  /** Places couldn't be loaded. */
  readonly failed: string;
  readonly retry: string;
  /** The headings of the groups. */
  readonly facilities: string;
  readonly cities: string;
  readonly places: string;
  readonly near: Template<'place'>;
}

export interface FacilityKeyphraseProps {
  readonly label: string;
  /** The text in the address. */
  readonly keyphrase: string;
  /** The facilities that can be suggested. */
  readonly facilities: readonly SuggestibleFacility[];
  /** Whether places without a facility are suggested too. */
  readonly hasPlaces: boolean;
  /** The public address of the page, without its query. */
  readonly address: string;
  /** The query of the address. */
  readonly query: string;
  /** The id of the results, to which the page scrolls. */
  readonly anchor: string;
  /** The path of the facility pages, within the site and language. */
  readonly pathToSiteDetail: string;
  readonly homePath: string;
  readonly texts: SuggestionTexts;
}

/**
 * The search field of the list of facilities. It suggests the site's facilities, which it opens, its
 * towns, which become the filter, and places, by whose distance the list is then sorted.
 */
export function FacilityKeyphrase(props: FacilityKeyphraseProps) {
  const { label, keyphrase, hasPlaces, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const question = hasPlaces && typed !== '' ? typed : undefined;
  const { answer: loaded, retry } = useAnswer(question, suggestPlaces, { delayMs: placesPauseMs });

  async function suggestPlaces(text: string, signal: AbortSignal) {
    const places = await placesApi.suggest(text, signal);
    return places.ok ? ok(places.value.map((each) => placeOption(each, props))) : places;
  }

  return (
    <div ref={place}>
      <Field label={label}>
        {(control) => (
          <Combobox
            {...control}
            name={facilityParameters.keyphrase}
            defaultValue={keyphrase}
            inputMode="search"
            enterKeyHint="search"
            suggest={(text) => ownOptions(text, props)}
            loaded={loaded}
            onTextChange={setTyped}
            onChoose={({ value }) => place.current && followLink(value, place.current)}
            onRetry={retry}
            texts={texts}
          />
        )}
      </Field>
    </div>
  );
}

/** The list's address with a part of the search replaced; the typed text has served its purpose. */
function listAddress(
  { query, address, anchor }: FacilityKeyphraseProps,
  replaced: Partial<ReturnType<typeof readFacilitySearch>>,
): string {
  const search = { ...readFacilitySearch(query), keyphrase: '', page: 0, ...replaced };
  return `${address}${writeFacilitySearch(query, search)}#${anchor}`;
}

/** The site's own facilities and their towns. */
function ownOptions(text: string, props: FacilityKeyphraseProps): readonly ComboboxOption[] {
  const found = suggestFacilities(props.facilities, text);
  return [
    ...found.facilities.flatMap((each) => facilityOption(each, props)),
    ...found.cities.map((city) => ({
      value: listAddress(props, { city, near: undefined }),
      label: city,
      group: props.texts.cities,
    })),
  ];
}

function placeOption(
  { name, region, latitude, longitude }: Place,
  props: FacilityKeyphraseProps,
): ComboboxOption {
  const { near, places } = props.texts;
  return {
    value: listAddress(props, { city: '', near: { latitude, longitude } }),
    label: fillText(near, { place: name }),
    detail: region,
    group: places,
  };
}

function facilityOption(
  facility: SuggestibleFacility,
  { pathToSiteDetail, homePath, texts }: FacilityKeyphraseProps,
): readonly ComboboxOption[] {
  const value = facilityHref(facility, { pathToSiteDetail, homePath });
  if (value === undefined) return [];
  const { name: label, city: detail } = facility;
  return [{ value, label, detail, group: texts.facilities }];
}
