import { ButtonLink, Grid, GridItem, Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { facilityHref } from '#domain/facilities/facilityHref.ts';
import { facilitiesPerPage, writeFacilitySearch } from '#domain/facilities/facilitySearch.ts';
import type { FacilityHit } from '#domain/facilities/findFacilities.ts';
import { fillText } from '#domain/fillText.ts';
import { formatDistance } from '#features/shared/formatDistance.ts';
import { mapLabels } from '#features/shared/mapLabels.ts';
import { cards } from '../card/FacilityCard.css.ts';
import { FacilityCard } from '../card/FacilityCard.tsx';
import { facilityColumns } from '../card/facilityColumns.ts';
import { openTexts } from '../hours/openTexts.ts';
import { MapOfFacilities } from '../map/MapOfFacilities.tsx';
import { FacilityFilters } from './FacilityFilters.tsx';
import * as css from './FacilityList.css.ts';
import { cardId, type FacilityListPlace, facilityResultsId } from './facilityListPlace.ts';
import type { LoadedFacilities } from './loadFacilityList.ts';

interface FacilityListProps {
  readonly data: LoadedFacilities;
  readonly place: FacilityListPlace;
  readonly dictionary: Dictionary;
  /** The level of the cards' headings. */
  readonly level: 2 | 3 | 4;
}

/**
 * All facilities of a site, with filters and paging. Its state is the address, and the server renders it
 * whole, so it works without script.
 */
export function FacilityList({ data, place, dictionary, level }: FacilityListProps) {
  if (data.kind === 'failed') {
    return <Message tone="danger">{dictionary.facilityListError}</Message>;
  }
  const { search, found } = data;
  const shown = found.hits.length;
  const counts = { shown: `${shown}`, total: `${found.total}` };
  return (
    <div className={css.list}>
      <FacilityFilters
        search={search}
        found={found}
        suggestible={data.suggestible}
        place={place}
        dictionary={dictionary}
      />
      <div id={facilityResultsId} className={css.results}>
        <p className={css.status} role="status">
          {found.total > 0 && fillText(dictionary.facilityShown, counts)}
        </p>
        <MapOfHits hits={found.hits} place={place} dictionary={dictionary} />
        <Hits hits={found.hits} place={place} dictionary={dictionary} level={level} />
        {shown < found.total && (
          <div className={css.more}>
            <ButtonLink href={moreHref({ data, place })} variant="secondary">
              {dictionary.facilityMore}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

interface MapOfHitsProps extends Pick<FacilityListProps, 'place' | 'dictionary'> {
  readonly hits: readonly FacilityHit[];
}

/** Shows the facilities of the cards, each of which leads to its card. */
function MapOfHits({ hits, place, dictionary }: MapOfHitsProps) {
  return (
    <MapOfFacilities
      facilities={hits.map(({ facility }) => facility)}
      className={css.map}
      cardId={cardId('{id}')}
      styleUrl={place.mapStyleUrl}
      labels={mapLabels(dictionary, dictionary.mapFacilities)}
    />
  );
}

interface HitsProps extends Pick<FacilityListProps, 'place' | 'dictionary' | 'level'> {
  readonly hits: readonly FacilityHit[];
}

/** The cards of the facilities. */
function Hits({ hits, ...place }: HitsProps) {
  if (hits.length === 0) return <Message tone="info">{place.dictionary.facilityNone}</Message>;
  return (
    <div className={cards}>
      <Grid as="ul" columns={facilityColumns(hits.length)} rows={3}>
        {hits.map((hit) => (
          <GridItem as="li" key={hit.facility.id} id={cardId(hit.facility.slug)}>
            <Hit hit={hit} {...place} />
          </GridItem>
        ))}
      </Grid>
    </div>
  );
}

interface HitProps extends Pick<FacilityListProps, 'place' | 'dictionary' | 'level'> {
  readonly hit: FacilityHit;
}

function Hit({ hit: { facility, distanceKm }, place, dictionary, level }: HitProps) {
  const { homePath, distanceUnit, locale, timeZone } = place;
  const { pathToSiteDetail, facilityDistance, facilityDirections } = dictionary;
  return (
    <FacilityCard
      facility={facility}
      href={facilityHref(facility, { pathToSiteDetail, homePath })}
      level={level}
      now={{ texts: openTexts(dictionary), directions: facilityDirections, timeZone, locale }}
      distance={
        distanceKm === undefined
          ? undefined
          : fillText(facilityDistance, {
              distance: formatDistance(distanceKm, distanceUnit, locale),
            })
      }
    />
  );
}

/** The address of the next page, at the last facility of this one. */
function moreHref({
  data,
  place: { address, query },
}: {
  readonly data: Extract<LoadedFacilities, { readonly kind: 'loaded' }>;
  readonly place: FacilityListPlace;
}): string {
  const { search, found } = data;
  const last = found.hits[search.page * facilitiesPerPage + facilitiesPerPage - 1];
  const next = writeFacilitySearch(query, { ...search, page: search.page + 1 });
  return `${address}${next}#${last ? cardId(last.facility.slug) : facilityResultsId}`;
}
