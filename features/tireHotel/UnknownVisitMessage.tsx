import { Message } from '#design-system/Message/Message.tsx';
import type { TireHotelVehicle } from '#domain/tireHotel/vehicle.ts';
import type { TireHotelProps } from './tireHotelProps.ts';
import { WaysToReach } from './WaysToReach.tsx';

interface UnknownVisitMessageProps {
  readonly vehicle: TireHotelVehicle;
  readonly page: TireHotelProps;
}

/** Whom to phone after a booking whose outcome is unknown, before another one is made. */
export function UnknownVisitMessage({ vehicle, page }: UnknownVisitMessageProps) {
  const phone = vehicle.location?.phone ?? page.phone;
  return (
    <Message tone="danger" action={<WaysToReach phone={phone} />}>
      {page.texts.tireHotelUnknownOutcome}
    </Message>
  );
}
