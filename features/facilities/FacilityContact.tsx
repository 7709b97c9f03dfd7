import { Link } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { type Facility, mapHref, placeOf } from '#domain/facilities/facility.ts';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import * as css from './FacilityContact.css.ts';

interface FacilityContactProps {
  readonly facility: Facility;
  readonly dictionary: Pick<Dictionary, 'opensInNewTab'>;
}

/** A facility's address, phone number and e-mail address, as far as they are known. */
export function FacilityContact({ facility, dictionary }: FacilityContactProps) {
  const map = mapHref(facility);
  const address = [facility.street, placeOf(facility)].filter(Boolean).join(', ');
  return (
    <address className={css.contact}>
      {map && address && (
        <Link
          href={map}
          variant="standalone"
          leadingIcon="map-pin"
          target="_blank"
          newTabLabel={dictionary.opensInNewTab}
        >
          {address}
        </Link>
      )}
      <PhoneLink phone={facility.phone} />
      <MailLink email={facility.email} />
    </address>
  );
}
