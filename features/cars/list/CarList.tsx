import { Button, Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { siteCurrency } from '#domain/sites/currency.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
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
  readonly dictionary: Dictionary;
  /** Address of the list without the segments that narrow it down. */
  readonly basePath: string;
  /** The names of the facets that those segments are values of. */
  readonly pathNames: readonly string[];
  /** Where all cars are, if not here. */
  readonly allHref?: string | undefined;
}

/** A list of cars: the first page from the server, everything else as the visitor wants. */
export function CarList({ loaded, site, locale, dictionary, ...props }: CarListProps) {
  const { basePath, pathNames, ...setup } = props;
  const { query, part, list, pathFilters } = loaded;
  return (
    <CarListIsland
      start={{ query, part }}
      setup={{
        ...setup,
        place: { site, locale, list },
        words: wordsOf({ site, locale, dictionary }, loaded),
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
  { site, locale, dictionary }: Pick<CarListProps, 'site' | 'locale' | 'dictionary'>,
  { list }: LoadedCarList,
): CarListWords {
  const money = currencyUnit(locale, siteCurrency[site]);
  return {
    locale,
    texts: carListTexts(dictionary),
    cardTexts: carCardTexts(dictionary),
    facetLabels: facetLabels(list.facets, dictionary),
    sortOptions: sortOptions(list.sortNames, dictionary),
    units: rangeUnits(list.facets, { dictionary, money }),
  };
}
