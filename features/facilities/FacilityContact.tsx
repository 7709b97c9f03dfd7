import { Link, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import {
  type Facility,
  mailHref,
  mapHref,
  phoneHref,
  placeOf,
} from '#domain/facilities/facility.ts';
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

/** A phone link; plain text if the number has no digits, not rendered if it is empty. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const href = phoneHref(phone);
  if (!phone) return null;
  if (href === undefined) return <Text>{phone}</Text>;
  return (
    <Link href={href} variant="standalone" leadingIcon="phone">
      {phone}
    </Link>
  );
}

/** A mail link; plain text if the address is invalid, not rendered if it is empty. */
export function MailLink({ email }: { readonly email: string }) {
  const href = mailHref(email);
  if (!email) return null;
  if (href === undefined) return <Text>{email}</Text>;
  return (
    <Link href={href} variant="standalone" leadingIcon="mail">
      {email}
    </Link>
  );
}
