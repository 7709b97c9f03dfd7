import { Heading, Icon, Link, Picture, Text } from '#design-system';
import type { Facility } from '#domain/facilities/facility.ts';
import { PhoneLink } from '#features/shared/ContactLinks.tsx';
import * as css from './FacilityCard.css.ts';

interface FacilityCardProps {
  readonly facility: Facility;
  /** The address of its page; if undefined, the card isn't a link. */
  readonly href: string | undefined;
  /** The level of the heading. */
  readonly level: 1 | 2 | 3 | 4;
  /** How far away it is, in the list sorted by distance. */
  readonly distance?: string | undefined;
}

/** A facility. The whole card links to its page, and the phone number is a link of its own. */
export function FacilityCard({ facility, href, level, distance }: FacilityCardProps) {
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
        {distance && (
          <Text style="small" tone="muted">
            {distance}
          </Text>
        )}
      </div>
      <div className={css.phone}>
        <PhoneLink phone={phone} />
      </div>
    </article>
  );
}

function Address({ facility: { street, zip, city } }: Pick<FacilityCardProps, 'facility'>) {
  const place = [zip, city].filter(Boolean).join(' ');
  return (
    <Text>
      {street}
      {street && place && <br />}
      {place}
    </Text>
  );
}
