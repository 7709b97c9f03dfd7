import { Heading, Link, Picture } from '#design-system';
import type { CarSeller } from '#domain/cars/car.ts';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import { breakpointPx } from '#themes/media.ts';
import type { ContactSectionProps } from './ContactSectionProps.ts';
import * as css from './SellerCard.css.ts';

/** The displayed width of the picture. */
const sizes = `(min-width: ${breakpointPx('wide')}px) 580px, (min-width: ${breakpointPx('laptop')}px) 38vw, 92vw`;

/** The facility that sells a car, and the people there who sell it. */
export function SellerCard(props: Omit<ContactSectionProps, 'contact'>) {
  const { facility, facilityContact, facilityHref, sellers, dictionary } = props;
  return (
    <div className={css.card}>
      {facility?.image && (
        <div className={css.picture}>
          <Picture src={facility.image} alt="" ratio="wide" sizes={sizes} />
        </div>
      )}
      {facility && (
        <div className={css.facility}>
          <Heading level={3}>{facility.name}</Heading>
          {facilityContact}
          {facilityHref !== undefined && (
            <div className={css.wayOn}>
              <Link href={facilityHref} variant="standalone" trailingIcon="arrow-right">
                {dictionary.contactFacilityPage}
              </Link>
            </div>
          )}
        </div>
      )}
      {sellers.length > 0 && (
        <div className={css.people}>
          <Heading level={facility ? 4 : 3} style="heading4">
            {dictionary.contactSellers}
          </Heading>
          <ul className={css.list}>
            {sellers.map((seller, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change.
              <li key={at}>
                <Person seller={seller} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Person({ seller: { name, phone = '', email = '' } }: { readonly seller: CarSeller }) {
  return (
    <div className={css.person}>
      {name && <span className={css.name}>{name}</span>}
      <PhoneLink phone={phone} />
      <MailLink email={email} />
    </div>
  );
}
