import { Badge, ButtonLink, Heading, Picture } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { type Facility, schedulesOf } from '#domain/facilities/facility.ts';
import { FacilityContact } from './FacilityContact.tsx';
import * as css from './FacilityHead.css.ts';
import { OpenStateIsland } from './facilityPageIslands.tsx';
import { openTexts } from './hours/openTexts.ts';

/** A page where visitors book a service. */
export interface ServiceLink {
  readonly href: string;
  readonly label: string;
}

interface FacilityHeadProps {
  readonly facility: Facility;
  /** The absolute URL of its page, which is printed. */
  readonly url: string;
  /** The first one is the most important. */
  readonly services: readonly ServiceLink[];
  readonly dictionary: Dictionary;
  /** The facility's time zone, as an IANA name. */
  readonly timeZone: string;
  /** The locale of dates and times, as a BCP 47 tag. */
  readonly locale: string;
}

/** The name of a facility, whether it is open, how to reach it, and what it sells. */
export function FacilityHead({ facility, url, services, dictionary, ...clock }: FacilityHeadProps) {
  const schedules = schedulesOf(facility);
  return (
    <div className={css.heads[facility.image ? 'withPicture' : 'alone']}>
      <div className={css.facts}>
        <div className={css.title}>
          <Heading level={1}>{facility.name}</Heading>
          {schedules.length > 0 && (
            <OpenStateIsland
              schedules={schedules}
              phone={facility.phone}
              texts={openTexts(dictionary)}
              {...clock}
            />
          )}
        </div>
        <FacilityContact facility={facility} dictionary={dictionary} />
        <Brands brands={facility.brands} label={dictionary.facilityBrands} />
        <Services services={services} />
        <p className={css.webAddress}>{url}</p>
      </div>
      {facility.image && (
        <div className={css.picture}>
          {/* Decorative: the heading says what it shows. */}
          <Picture
            src={facility.image}
            alt=""
            ratio="fill"
            sizes={css.pictureSizes}
            priority="first"
          />
        </div>
      )}
    </div>
  );
}

interface BrandsProps {
  readonly brands: readonly string[];
  readonly label: string;
}

function Brands({ brands, label }: BrandsProps) {
  if (brands.length === 0) return null;
  return (
    <ul className={css.brands} aria-label={label}>
      {brands.map((brand) => (
        <li key={brand}>
          <Badge>{brand}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Services({ services }: Pick<FacilityHeadProps, 'services'>) {
  if (services.length === 0) return null;
  return (
    <div className={css.services} data-print="hide">
      {services.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
