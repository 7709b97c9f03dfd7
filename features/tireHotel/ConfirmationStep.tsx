import type { ReactNode } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { mapSearchHref } from '#domain/facilities/facility.ts';
import type { TireBookingConfirmation } from '#domain/tireHotel/booking.ts';
import type { ConfirmationStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import { keepPostalCode } from '#features/shared/keepPostalCode.ts';
import { formatVisit } from './formatVisit.ts';
import { PartTitle } from './PartTitle.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps, TireHotelProps } from './tireHotelProps.ts';

/** What was booked, and a question how it was. */
export function ConfirmationStep(props: StepProps<ConfirmationStage>) {
  const { flow, page, actions } = props;
  const { texts, links } = page;
  return (
    <>
      <BookingFacts confirmation={flow.confirmation} page={page} />
      <ReviewForm {...props} />
      <div className={css.buttons}>
        <ButtonLink href={links.home}>{texts.tireHotelHome}</ButtonLink>
        <Button variant="secondary" onClick={actions.logout}>
          {texts.tireHotelOtherCar}
        </Button>
      </div>
    </>
  );
}

interface BookingFactsProps {
  readonly confirmation: TireBookingConfirmation;
  readonly page: TireHotelProps;
}

type Fact = readonly [term: string, value: ReactNode];

function BookingFacts({ confirmation, page }: BookingFactsProps) {
  const { texts, level } = page;
  const { customerBase: customer } = confirmation;
  const contact: readonly Fact[] = [
    [texts.tireHotelName, `${customer.firstName} ${customer.lastName}`],
    [texts.tireHotelEmail, customer.email],
    [texts.tireHotelMobile, customer.phoneMobile],
    [texts.tireHotelComment, confirmation.freeText],
  ];
  return (
    <>
      <FactList facts={visitFacts(confirmation, page)} />
      <div className={css.parts}>
        <section className={css.part}>
          <PartTitle level={level}>{texts.tireHotelWorkshop}</PartTitle>
          <FactList facts={workshopFacts(confirmation, page)} />
        </section>
        <section className={css.part}>
          <PartTitle level={level}>{texts.tireHotelContact}</PartTitle>
          <FactList facts={contact} />
        </section>
      </div>
    </>
  );
}

function visitFacts(
  confirmation: TireBookingConfirmation,
  { texts, locale }: TireHotelProps,
): readonly Fact[] {
  const { bookingConfirmationId, services } = confirmation;
  return [
    [texts.tireHotelBookingId, bookingConfirmationId],
    [texts.tireHotelService, services.map(({ name }) => name).join(', ')],
    [
      texts.tireHotelWhen,
      <span key="when" className={css.when}>
        {formatVisit(confirmation, locale)}
      </span>,
    ],
  ];
}

function workshopFacts(
  { workshop }: TireBookingConfirmation,
  { texts }: TireHotelProps,
): readonly Fact[] {
  const { name, address, email, phoneNumber } = workshop;
  return [
    [texts.tireHotelName, name],
    [texts.tireHotelAddress, address && <MapLink address={address} texts={texts} />],
    [texts.tireHotelEmail, email && <MailLink email={email} />],
    [texts.tireHotelPhone, phoneNumber && <PhoneLink phone={phoneNumber} />],
  ];
}

function MapLink({ address, texts }: { address: string } & Pick<TireHotelProps, 'texts'>) {
  return (
    <Link
      href={mapSearchHref(address)}
      variant="standalone"
      leadingIcon="map-pin"
      target="_blank"
      newTabLabel={texts.opensInNewTab}
    >
      {keepPostalCode(address)}
    </Link>
  );
}

/** Terms with their values; those without a value are left out. */
function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css.confirmation}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
