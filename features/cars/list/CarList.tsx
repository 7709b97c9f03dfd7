import type { ReactNode } from 'react';
import { Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import { wireName } from '#domain/search/facets.ts';
import { hiddenFilters } from '#domain/search/hiddenFilters.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import type { Country, DistanceUnit, Locale, SiteId } from '#domain/sites/site.ts';
import { RetryMessage } from '#features/shared/RetryMessage.tsx';
import { CarCardSkeleton } from '../card/CarCardSkeleton.tsx';
import { compareTexts } from '../compare/compareTexts.ts';
import { suggestSetup } from '../search/suggestSetup.ts';
import { CarListIsland } from './CarListIsland.tsx';
import type { CarListSetup } from './carListSetup.ts';
import { carListWords } from './carListWords.ts';
import { listedCars } from './listedCars.ts';
import type { LoadedCarList } from './loadCarList.ts';
import { withNear } from './nearFacet.ts';
import { type PathList, pathChips } from './pathChips.ts';
import { shownFacets } from './shownFacets.ts';
import { someOf } from './someOf.ts';
import { VatRadios } from './VatRadios.tsx';

interface CarListProps
  extends Pick<
    CarListSetup,
    'name' | 'path' | 'search' | 'homePath' | 'savedHref' | 'filtersStart' | 'level' | 'isFirst'
  > {
  readonly loaded: LoadedCarList;
  readonly site: SiteId;
  readonly locale: Locale;
  /** The currency of prices, as an ISO 4217 code. */
  readonly currency: string;
  readonly distanceUnit: DistanceUnit;
  readonly country: Country;
  /** The languages in which visitors search. */
  readonly searchLanguages: readonly WordLanguage[];
  readonly dictionary: Dictionary;
  /** The address of the list without its wildcard segments. */
  readonly basePath: string;
  /** The names of the facets whose values those segments are. */
  readonly pathNames: readonly string[];
  /** The representative example of credit, if cars have loans. */
  readonly creditExample: ReactNode;
  /** The address of the list of all cars, unless it is this list. */
  readonly allHref?: string | undefined;
}

/** A list of cars. The server renders the first pages; the browser loads everything else. */
export function CarList({ loaded, site, locale, dictionary, ...props }: CarListProps) {
  const { basePath, pathNames, currency, distanceUnit, country, searchLanguages, ...more } = props;
  const { creditExample, ...setup } = more;
  const { query, part, reading, list, pathFilters } = loaded;
  const shown = { site, locale, dictionary, homePath: setup.homePath };
  const words = carListWords({ locale, currency, distanceUnit, country, dictionary }, loaded);
  return (
    <CarListIsland
      start={{ query, part: part && listedCars(part), reading }}
      setup={{
        ...setup,
        place: { site, locale, list },
        words,
        basePath,
        pathChips: chipsOf(loaded, { names: pathNames, basePath, words }),
        suggest: suggestSetup(basePath, pathFilters, { ...shown, searchLanguages }),
      }}
      skeleton={<CarCardSkeleton />}
      hiddenFields={<HiddenFields loaded={loaded} />}
      notice={hasNotice(loaded) && <Notice loaded={loaded} dictionary={dictionary} />}
      creditExample={creditExample}
      vatChoice={<VatRadios texts={dictionary} />}
      failure={<RetryMessage dictionary={dictionary}>{dictionary.carListError}</RetryMessage>}
      comparison={{ ...comparisonOf(shown), creditExample }}
    />
  );
}

function comparisonOf({
  site,
  locale,
  dictionary,
  homePath,
}: Pick<CarListProps, 'site' | 'locale' | 'dictionary' | 'homePath'>) {
  return {
    place: { site, locale },
    carPlace: { pathToCarDetail: dictionary.pathToCarDetail, homePath },
    texts: compareTexts(dictionary),
  };
}

function chipsOf({ pathFilters, part }: LoadedCarList, list: Omit<PathList, 'facets'>) {
  return pathChips(pathFilters, { ...list, facets: part?.facets ?? [] });
}

/** The filters that the form has no boxes for. */
function HiddenFields({ loaded: { query, part, list } }: Pick<CarListProps, 'loaded'>) {
  const hidden = hiddenFilters(
    query.filters,
    withNear(
      shownFacets(part?.facets ?? [], list.fixed),
      list.facets,
      part !== undefined && 'near' in query.filters,
    ),
  );
  return hidden.map(({ name, value }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: both ends of a range may have one value.
    <input key={index} type="hidden" name={wireName(name)} value={value} />
  ));
}

function hasNotice({ missedPlace, unknown }: LoadedCarList): boolean {
  return missedPlace !== undefined || unknown.length > 0;
}

/** What the address names and the site doesn't have. */
function Notice({ loaded, dictionary }: Pick<CarListProps, 'loaded' | 'dictionary'>) {
  const { unknown, missedPlace } = loaded;
  const { carListUnknown, carNearUnknown, carNearUnavailable } = dictionary;
  const missed =
    missedPlace && { unknown: carNearUnknown, failed: carNearUnavailable }[missedPlace.kind];
  return (
    <>
      {missed && (
        <Message tone="info" urgency="polite">
          {fillText(missed, { place: missedPlace.name })}
        </Message>
      )}
      {unknown.length > 0 && (
        <Message tone="info" urgency="polite">
          {fillText(carListUnknown, { values: someOf(unknown.map(({ value }) => value)) })}
        </Message>
      )}
    </>
  );
}
