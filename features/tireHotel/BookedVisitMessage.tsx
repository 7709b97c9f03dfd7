import { Message } from '#design-system/Message/Message.tsx';
import { fillText } from '#domain/fillText.ts';
import type { TireHotelVehicle } from '#domain/tireHotel/vehicle.ts';
import { formatVisit } from './formatVisit.ts';
import type { TireHotelProps } from './tireHotelProps.ts';
import { WaysToReach } from './WaysToReach.tsx';

interface BookedVisitMessageProps {
  readonly vehicle: TireHotelVehicle;
  readonly page: TireHotelProps;
}

/** The visit that is booked already, so that nobody books the same wheels twice; nothing without one. */
export function BookedVisitMessage({ vehicle, page }: BookedVisitMessageProps) {
  const { visit, location } = vehicle;
  const { texts, locale } = page;
  if (!visit) return null;
  return (
    <Message
      tone="info"
      title={texts.tireHotelVisitTitle}
      action={<WaysToReach phone={location?.phone} email={location?.email} />}
    >
      <p>
        {fillText(texts.tireHotelVisit, {
          when: formatVisit(visit, locale),
          number: visit.bookingConfirmationId,
        })}
      </p>
      <p>{texts.tireHotelVisitChange}</p>
    </Message>
  );
}
