import { Button } from '#design-system/Button/Button.tsx';
import type { BookingStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { BookedVisitMessage } from './BookedVisitMessage.tsx';
import { DayStep } from './DayStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import { TireContactForm } from './TireContactForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps } from './tireHotelProps.ts';

/** Chooses a day and a time, and books it. Each part appears when the one before is done. */
export function TireBookingStep(props: StepProps<BookingStage>) {
  const { flow, page, actions } = props;
  const { location } = flow.validated.vehicles[0];
  const place = [location?.locationName, location?.departmentName].filter(Boolean).join(', ');
  return (
    <>
      {place && <p className={css.place}>{place}</p>}
      <BookedVisitMessage vehicle={flow.validated.vehicles[0]} page={page} />
      <DayStep {...props} />
      <TimeStep {...props} />
      {flow.slot.kind === 'chosen' ? (
        <TireContactForm {...props} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => actions.dispatch({ type: 'bookingLeft' })}>
            {page.texts.tireHotelBack}
          </Button>
        </div>
      )}
    </>
  );
}
