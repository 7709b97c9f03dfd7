import { Heading, Icon, Link, Picture, VisuallyHidden } from '#design-system';
import { type Facility, placeOf, routeHref, schedulesOf } from '#domain/facilities/facility.ts';
import { PhoneLink } from '#features/shared/ContactLinks.tsx';
import { OpenStateIsland } from '../facilityPageIslands.tsx';
import type { OpenTexts } from '../hours/openTexts.ts';
import * as css from './FacilityCard.css.ts';

/** What the list of all facilities says about each of them. */
export interface FacilityCardNow {
  readonly texts: OpenTexts;
  /** The link to the way there. */
  readonly directions: string;
  /** The facility's time zone, as an IANA name. */
  readonly timeZone: string;
  /** The locale of dates and times, as a BCP 47 tag. */
  readonly locale: string;
}

interface FacilityCardProps {
  readonly facility: Facility;
  /** The address of its page; if undefined, the card isn't a link. */
  readonly href: string | undefined;
  /** The level of the heading. */
  readonly level: 1 | 2 | 3 | 4;
  /** How far away it is, in the list sorted by distance. */
  readonly distance?: string | undefined;
  /** Adds whether it is open, and a link to the way there. */
  readonly now?: FacilityCardNow | undefined;
}

/**
 * A facility: a row below tablets, else a card with its picture. All of it links to its page; the phone number and
 * the way there are links of their own.
 */
export function FacilityCard({ facility, href, level, distance, now }: FacilityCardProps) {
  const { name, phone, image } = facility;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          // Decorative: the name beside it says what it shows.
          <Picture src={image} alt="" ratio="fill" sizes={css.pictureSizes} />
        ) : (
          <Icon name="workshop" size="l" />
        )}
      </div>
      <div className={css.facts}>
        <Heading level={level} style="heading4">
          {href === undefined ? (
            name
          ) : (
            <span className={css.wholeCard}>
              <Link href={href} variant="quiet">
                {name}
              </Link>
            </span>
          )}
        </Heading>
        <Address facility={facility} />
        {now && <OpenNow facility={facility} now={now} />}
        {distance && <span className={css.distance}>{distance}</span>}
      </div>
      <div className={css.links}>
        <PhoneLink phone={phone} />
        {now && <Directions facility={facility} label={now.directions} />}
      </div>
    </article>
  );
}

function Address({ facility }: Pick<FacilityCardProps, 'facility'>) {
  const address = [facility.street, placeOf(facility)].filter(Boolean).join(', ');
  return <p className={css.address}>{address}</p>;
}

interface OpenNowProps {
  readonly facility: Facility;
  readonly now: FacilityCardNow;
}

function OpenNow({ facility, now: { texts, timeZone, locale } }: OpenNowProps) {
  const schedules = schedulesOf(facility);
  if (schedules.length === 0) return null;
  return (
    <div className={css.wide}>
      <OpenStateIsland
        schedules={schedules}
        phone={facility.phone}
        texts={texts}
        timeZone={timeZone}
        locale={locale}
      />
    </div>
  );
}

interface DirectionsProps {
  readonly facility: Facility;
  readonly label: string;
}

/** Links of the same name would be hard to tell apart in a list of links. */
function Directions({ facility, label }: DirectionsProps) {
  const href = routeHref(facility);
  if (href === undefined) return null;
  return (
    <Link href={href} variant="standalone" leadingIcon="map-pin">
      {label}
      <VisuallyHidden>{` ${facility.name}`}</VisuallyHidden>
    </Link>
  );
}
