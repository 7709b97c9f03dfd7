import { Button, Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { DistanceUnit, Locale, SiteId } from '#domain/sites/site.ts';
import { CarCardSkeleton } from '../card/CarCardSkeleton.tsx';
import { carCardTexts } from '../card/carCardTexts.ts';
import { compareTexts } from '../compare/compareTexts.ts';
import { suggestSetup } from '../search/suggestSetup.ts';
import { CarListIsland } from './CarListIsland.tsx';
import type { CarListSetup, CarListWords } from './carListSetup.ts';
import { carListTexts, facetLabels, rangeUnits, sortOptions } from './carListTexts.ts';
import type { LoadedCarList } from './loadCarList.ts';
import { pathChips } from './pathChips.ts';
import { currencyUnit } from './rangeText.ts';

interface CarListProps
  extends Pick<
    CarListSetup,
    'path' | 'search' | 'homePath' | 'filtersStart' | 'level' | 'isFirst'
  > {
  readonly loaded: LoadedCarList;
  readonly site: SiteId;
  readonly locale: Locale;
  /** The currency of prices, as an ISO 4217 code. */
  readonly currency: string;
  readonly distanceUnit: DistanceUnit;
  readonly dictionary: Dictionary;
  /** The address of the list without its wildcard segments. */
  readonly basePath: string;
  /** The names of the facets whose values those segments are. */
  readonly pathNames: readonly string[];
  /** The address of the list of all cars, unless it is this list. */
  readonly allHref?: string | undefined;
}

/** A list of cars. The server renders the first pages; the browser loads everything else. */
export function CarList({ loaded, site, locale, dictionary, ...props }: CarListProps) {
  const { basePath, pathNames, currency, distanceUnit, ...setup } = props;
  const { query, part, list, pathFilters } = loaded;
  return (
    <CarListIsland
      start={{ query, part }}
      setup={{
        ...setup,
        place: { site, locale, list },
        words: wordsOf({ locale, currency, distanceUnit, dictionary }, loaded),
        pathChips: pathChips(pathFilters, pathNames, basePath),
        suggest: suggestSetup(basePath, { site, locale, dictionary, homePath: setup.homePath }),
      }}
      skeleton={<CarCardSkeleton />}
      failure={
        <Message
          tone="danger"
          urgency="assertive"
          action={
            <Button type="submit" variant="secondary">
              {dictionary.tryAgain}
            </Button>
          }
        >
          {dictionary.carListError}
        </Message>
      }
      comparison={{
        place: { site, locale },
        carPlace: { pathToCarDetail: dictionary.pathToCarDetail, homePath: setup.homePath },
        texts: compareTexts(dictionary),
      }}
    />
  );
}

function wordsOf(
  {
    locale,
    currency,
    distanceUnit: distance,
    dictionary,
  }: Pick<CarListProps, 'locale' | 'currency' | 'distanceUnit' | 'dictionary'>,
  { list }: LoadedCarList,
): CarListWords {
  const money = currencyUnit(locale, currency);
  return {
    locale,
    texts: carListTexts(dictionary),
    cardTexts: carCardTexts(dictionary),
    facetLabels: facetLabels(list.facets, dictionary),
    sortOptions: sortOptions(list.sortNames, dictionary),
    units: rangeUnits(list.facets, { dictionary, money, distance }),
  };
}
