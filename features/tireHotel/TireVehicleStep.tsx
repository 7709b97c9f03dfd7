import { Button } from '#design-system/Button/Button.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { LoggedInStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { type TireHotelVehicle, wornStatus } from '#domain/tireHotel/vehicle.ts';
import { MailLink, PhoneLink } from '#features/shared/ContactLinks.tsx';
import { BookedVisitMessage } from './BookedVisitMessage.tsx';
import { PartTitle } from './PartTitle.tsx';
import * as css from './TireHotel.css.ts';
import { TireList } from './TireList.tsx';
import type { StepProps, TireHotelProps } from './tireHotelProps.ts';
import { UnknownVisitMessage } from './UnknownVisitMessage.tsx';
import { WaysToReach } from './WaysToReach.tsx';

/** The vehicle, its stored tires and where they are. */
export function TireVehicleStep({ flow, page, actions }: StepProps<LoggedInStage>) {
  const { texts, level } = page;
  const [vehicle] = flow.validated.vehicles;
  const isWorn = vehicle.tires.some(({ wheel }) => wheel.treadStatus === wornStatus);
  return (
    <>
      <VehicleName vehicle={vehicle} />
      <BookedVisitMessage vehicle={vehicle} page={page} />
      <Booking flow={flow} page={page} actions={actions} />
      {isWorn && (
        <Message tone="warning" title={texts.tireHotelWornTitle}>
          {texts.tireHotelWorn}
        </Message>
      )}
      <section className={css.part}>
        <PartTitle level={level}>{texts.tireHotelTires}</PartTitle>
        <TireList tires={vehicle.tires} page={page} />
      </section>
      <div className={css.parts}>
        <Station vehicle={vehicle} page={page} />
        <Package vehicle={vehicle} page={page} />
      </div>
      <div>
        <Button variant="ghost" onClick={actions.logout}>
          {texts.tireHotelOtherCar}
        </Button>
      </div>
    </>
  );
}

interface PartProps {
  readonly vehicle: TireHotelVehicle;
  readonly page: TireHotelProps;
}

function VehicleName({ vehicle }: Pick<PartProps, 'vehicle'>) {
  const { registrationNumber, name, brand, model } = vehicle;
  return (
    <div className={css.vehicle}>
      <p className={css.plate}>{registrationNumber}</p>
      <p className={css.vehicleName}>{name || [brand, model].filter(Boolean).join(' ')}</p>
    </div>
  );
}

function Booking({ flow, page, actions }: StepProps<LoggedInStage>) {
  const { vehicles, mayHaveBooked } = flow.validated;
  if (!vehicles[0].location) return <NoStation page={page} />;
  if (mayHaveBooked) return <UnknownVisitMessage vehicle={vehicles[0]} page={page} />;
  return (
    <Button
      width="full"
      size="l"
      leadingIcon="calendar"
      onClick={() => actions.dispatch({ type: 'bookingOpened' })}
    >
      {page.texts.tireHotelBook}
    </Button>
  );
}

/** Why nothing can be booked, and what to do. */
function NoStation({ page: { texts, phone } }: Pick<PartProps, 'page'>) {
  return (
    <Message
      tone="warning"
      title={texts.tireHotelNoStationTitle}
      action={<WaysToReach phone={phone} email={texts.tireHotelQuestionsEmail} />}
    >
      {texts.tireHotelNoStation}
    </Message>
  );
}

function Station({ vehicle: { location }, page: { texts, level } }: PartProps) {
  if (!location) return null;
  return (
    <section className={css.part}>
      <PartTitle level={level}>{texts.tireHotelStation}</PartTitle>
      <p>{location.locationName}</p>
      <address className={css.contactLinks}>
        <PhoneLink phone={location.phone ?? ''} />
        <MailLink email={location.email ?? ''} />
      </address>
    </section>
  );
}

function Package({ vehicle: { packageLevel }, page: { texts, level, links } }: PartProps) {
  if (!packageLevel) return null;
  const { information } = links;
  return (
    <section className={css.part}>
      <PartTitle level={level}>{texts.tireHotelPackage}</PartTitle>
      <p>{packageLevel}</p>
      {information && (
        <div>
          <Link href={information.href} variant="standalone">
            {information.text}
          </Link>
        </div>
      )}
    </section>
  );
}
