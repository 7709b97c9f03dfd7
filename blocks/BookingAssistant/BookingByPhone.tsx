import { Heading, Link, Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import { type Facility, placeOf } from '#domain/facilities/facility.ts';
import { type FacilityPlace, facilityHref } from '#domain/facilities/facilityHref.ts';
import { fillText } from '#domain/fillText.ts';
import { phoneHref } from '#domain/phoneHref.ts';
import type { SitePhone } from '#domain/sites/site.ts';
import * as css from './BookingAssistant.css.ts';

interface BookingByPhoneProps {
  readonly phone: SitePhone | undefined;
  readonly workshops: readonly Facility[];
  readonly place: FacilityPlace;
  readonly dictionary: Dictionary;
}

/** For visitors without script: the number to call, and the workshops. */
export function BookingByPhone({ phone, workshops, place, dictionary }: BookingByPhoneProps) {
  const call = phone && (
    <Link href={phone.href}>{fillText(dictionary.bookingNoScriptCall, { phone: phone.text })}</Link>
  );
  return (
    <div className={css.withoutScript}>
      <Message tone="info" action={call}>
        {dictionary.bookingNoScript}
      </Message>
      {workshops.length > 0 && (
        <>
          <Heading level={2} style="heading3">
            {dictionary.bookingNoScriptWorkshops}
          </Heading>
          <ul className={css.workshops}>
            {workshops.map((workshop) => (
              <Workshop key={workshop.id} workshop={workshop} place={place} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface WorkshopProps extends Pick<BookingByPhoneProps, 'place'> {
  readonly workshop: Facility;
}

function Workshop({ workshop, place }: WorkshopProps) {
  const href = facilityHref(workshop, place);
  const phone = phoneHref(workshop.phone);
  return (
    <li className={css.workshop}>
      {href ? <Link href={href}>{workshop.name}</Link> : workshop.name}
      <span>{workshop.street}</span>
      <span>{placeOf(workshop)}</span>
      {phone ? <Link href={phone}>{workshop.phone}</Link> : <span>{workshop.phone}</span>}
    </li>
  );
}
