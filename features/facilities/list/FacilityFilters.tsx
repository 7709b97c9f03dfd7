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
import type { FacilityFormTexts } from './FacilityForm.tsx';
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
export function FacilityFilters(props: FacilityFiltersProps) {
  const { search, found, place, dictionary } = props;
  const values = fieldValues(search, found.choices);
  return (
    <FacilityFormIsland
      action={place.address}
      anchor={facilityResultsId}
      label={dictionary.facilityListForm}
      values={values}
      texts={formTexts(dictionary)}
      isNearest={search.near !== undefined}
    >
      <Carried query={place.query} search={search} />
      <Keyphrase {...props} />
      {selectsOf(found.choices, dictionary).map((select) => (
        <ChoiceSelect
          key={select.parameter}
          {...select}
          value={values[facilityParameters[select.parameter]] ?? ''}
          locale={place.locale}
        />
      ))}
      <Actions search={search} place={place} dictionary={dictionary} />
    </FacilityFormIsland>
  );
}

/** The values of the fields as in the address, by name. */
function fieldValues(
  search: FacilitySearch,
  choices: FoundFacilities['choices'],
): Readonly<Record<string, string>> {
  return {
    [facilityParameters.keyphrase]: search.keyphrase,
    [facilityParameters.brand]: chosen(search.brand, choices.brands),
    [facilityParameters.city]: chosen(search.city, choices.cities),
    [facilityParameters.department]: chosen(search.department, choices.departments),
    [facilityParameters.openNow]: search.openNow ? openNowValue : '',
  };
}

function formTexts(dictionary: Dictionary): FacilityFormTexts {
  return {
    nearest: dictionary.facilityNearest,
    nearestOff: dictionary.facilityNearestOff,
    locating: dictionary.facilityLocating,
    refused: dictionary.facilityLocationRefused,
    failed: dictionary.facilityLocationFailed,
  };
}

function Keyphrase({ search, suggestible, place, dictionary }: FacilityFiltersProps) {
  return (
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
  );
}

/** A list of choices, of which one can be chosen. */
interface ChoiceList {
  readonly parameter: 'brand' | 'city' | 'department';
  readonly label: string;
  /** The option that chooses none. */
  readonly all: string;
  readonly choices: readonly FacilityChoice[];
}

function selectsOf(
  { brands, cities, departments }: FoundFacilities['choices'],
  dictionary: Dictionary,
): readonly ChoiceList[] {
  return [
    {
      parameter: 'brand',
      label: dictionary.facilityBrand,
      all: dictionary.facilityAllBrands,
      choices: brands,
    },
    {
      parameter: 'city',
      label: dictionary.facilityCity,
      all: dictionary.facilityAllCities,
      choices: cities,
    },
    {
      parameter: 'department',
      label: dictionary.facilityDepartment,
      all: dictionary.facilityAllDepartments,
      choices: departments,
    },
  ];
}

interface ChoiceSelectProps extends ChoiceList {
  readonly value: string;
  readonly locale: string;
}

/** Left out if there is nothing to choose between, unless something is chosen. */
function ChoiceSelect({ parameter, label, all, choices, value, locale }: ChoiceSelectProps) {
  if (choices.length < 2 && value === '') return null;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={facilityParameters[parameter]}
          defaultValue={value}
          options={[{ value: '', label: all }, ...toOptions(choices, locale)]}
        />
      )}
    </Field>
  );
}

type ActionsProps = Pick<FacilityFiltersProps, 'search' | 'place' | 'dictionary'>;

function Actions({ search, place, dictionary }: ActionsProps) {
  return (
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
  );
}

function suggestionTexts(dictionary: Dictionary): SuggestionTexts {
  return {
    list: dictionary.facilitySuggestions,
    count: dictionary.facilitySuggestionCount,
    none: dictionary.facilityNoSuggestions,
    failed: dictionary.facilitySuggestionsFailed,
    retry: dictionary.tryAgain,
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
