import { Button, Checkbox, Field, Link, Select } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import {
  type FacilitySearch,
  facilityParameters,
  isFacilitySearch,
  openNowValue,
  writeFacilitySearch,
} from '#domain/facilities/facilitySearch.ts';
import type { FacilityChoice, FoundFacilities } from '#domain/facilities/findFacilities.ts';
import type { SuggestibleFacility } from '#domain/facilities/suggestFacilities.ts';
import * as css from './FacilityFilters.css.ts';
import { FacilityFormIsland } from './FacilityFormIsland.tsx';
import type { SuggestionTexts } from './FacilityKeyphrase.tsx';
import { FacilityKeyphraseIsland } from './FacilityKeyphraseIsland.tsx';
import { type FacilityListPlace, facilityResultsId } from './facilityListPlace.ts';

interface FacilityFiltersProps {
  readonly search: FacilitySearch;
  readonly found: FoundFacilities;
  readonly suggestible: readonly SuggestibleFacility[];
  readonly place: FacilityListPlace;
  readonly dictionary: Dictionary;
}

/** The form of the list. Without script, its button sends it; with script, each choice does. */
export function FacilityFilters({
  search,
  found,
  place,
  dictionary,
  suggestible,
}: FacilityFiltersProps) {
  const { choices } = found;
  const { locale } = place;
  const values = {
    [facilityParameters.keyphrase]: search.keyphrase,
    [facilityParameters.brand]: chosen(search.brand, choices.brands),
    [facilityParameters.city]: chosen(search.city, choices.cities),
    [facilityParameters.department]: chosen(search.department, choices.departments),
    [facilityParameters.openNow]: search.openNow ? openNowValue : '',
  };
  const select = (
    parameter: 'brand' | 'city' | 'department',
    label: string,
    all: string,
    options: readonly FacilityChoice[],
  ) => {
    const name = facilityParameters[parameter];
    if (options.length < 2 && values[name] === '') return null;
    return (
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            name={name}
            defaultValue={values[name]}
            options={[{ value: '', label: all }, ...toOptions(options, locale)]}
          />
        )}
      </Field>
    );
  };
  return (
    <FacilityFormIsland
      action={place.address}
      anchor={facilityResultsId}
      label={dictionary.facilityListForm}
      values={values}
      texts={{
        nearest: dictionary.facilityNearest,
        nearestOff: dictionary.facilityNearestOff,
        locating: dictionary.facilityLocating,
        refused: dictionary.facilityLocationRefused,
        failed: dictionary.facilityLocationFailed,
      }}
      isNearest={search.near !== undefined}
    >
      <Carried query={place.query} search={search} />
      <FacilityKeyphraseIsland
        label={dictionary.facilityKeyphrase}
        keyphrase={search.keyphrase}
        facilities={suggestible}
        hasPlaces={place.hasPlaces}
        address={place.address}
        query={place.query}
        anchor={facilityResultsId}
        pathToSiteDetail={dictionary.pathToSiteDetail}
        homePath={place.homePath}
        texts={suggestionTexts(dictionary)}
      />
      {select('brand', dictionary.facilityBrand, dictionary.facilityAllBrands, choices.brands)}
      {select('city', dictionary.facilityCity, dictionary.facilityAllCities, choices.cities)}
      {select(
        'department',
        dictionary.facilityDepartment,
        dictionary.facilityAllDepartments,
        choices.departments,
      )}
      <div className={css.actions}>
        <Checkbox
          name={facilityParameters.openNow}
          value={openNowValue}
          defaultChecked={search.openNow}
          label={dictionary.facilityOnlyOpen}
        />
        <Button type="submit">{dictionary.facilitySearch}</Button>
        {isFacilitySearch(search) && (
          <Link href={`${place.address}#${facilityResultsId}`} variant="standalone">
            {dictionary.facilityClear}
          </Link>
        )}
      </div>
    </FacilityFormIsland>
  );
}

function suggestionTexts(dictionary: Dictionary): SuggestionTexts {
  return {
    list: dictionary.facilitySuggestions,
    count: dictionary.facilitySuggestionCount,
    none: dictionary.facilityNoSuggestions,
    facilities: dictionary.facilitySuggestedFacilities,
    cities: dictionary.facilitySuggestedCities,
    places: dictionary.facilitySuggestedPlaces,
    near: dictionary.facilityNear,
  };
}

/** The parameters of the address that the form has no field for. */
function Carried({ query, search }: { readonly query: string; readonly search: FacilitySearch }) {
  const others = writeFacilitySearch(query, {
    keyphrase: '',
    brand: '',
    city: '',
    department: '',
    openNow: false,
    near: search.near,
    page: 0,
  });
  return [...new URLSearchParams(others)].map(([name, value], index) => (
    // A name may occur several times, and the order never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is identified by its position.
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

/** The value as the choices spell it; the value itself if it isn't one of them. */
function chosen(value: string, choices: readonly FacilityChoice[]): string {
  return (
    choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())?.value ?? value
  );
}

function toOptions(choices: readonly FacilityChoice[], locale: string) {
  return choices
    .toSorted((a, b) => a.text.localeCompare(b.text, locale))
    .map(({ value, text, count }) => ({
      value,
      label: `${text} (${count})`,
      disabled: count === 0,
    }));
}
