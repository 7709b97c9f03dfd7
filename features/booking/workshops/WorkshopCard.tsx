import { useId } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { TakenTime, WorkshopFlow } from '#domain/booking/bookingFlow.ts';
import { selectedCodes } from '#domain/booking/selection.ts';
import { isAuthorised } from '#domain/booking/sortWorkshops.ts';
import { todayAt } from '#domain/booking/today.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import { distanceKm } from '#domain/facilities/distance.ts';
import { fillText } from '#domain/fillText.ts';
import { formatDistance } from '#features/shared/formatDistance.ts';
import { keepPostalCode } from '#features/shared/keepPostalCode.ts';
import { useBooking } from '../booking.ts';
import { formatSlotTime } from '../times/formatSlot.ts';
import { WeekTimes } from '../times/WeekTimes.tsx';
import * as css from './WorkshopStep.css.ts';

interface WorkshopCardProps {
  readonly flow: WorkshopFlow;
  readonly workshop: Workshop;
}

/** A workshop with its first free time. Its times open below. */
export function WorkshopCard({ flow, workshop }: WorkshopCardProps) {
  const { setup, dispatch } = useBooking();
  const { texts } = setup;
  const titleId = useId();
  const isChosen = flow.workshop?.departmentId === workshop.departmentId;
  const toggle = () =>
    dispatch(isChosen ? { type: 'workshopReleased' } : { type: 'workshopChosen', workshop });
  return (
    <li className={css.card} data-state={isChosen ? 'chosen' : undefined}>
      <div className={css.cardHead}>
        <h4 id={titleId} className={css.name}>
          {workshop.facilityName}
        </h4>
        {isAuthorised(workshop, flow.vehicle.brand) && (
          <Badge tone="success" icon="shield">
            {texts.bookingSiteAuthorised}
          </Badge>
        )}
      </div>
      <p className={css.address}>
        <span>{keepPostalCode(workshop.address)}</span>
        <span className={css.distance}>
          {formatDistance(distanceKm(flow.place, workshop), 'km', setup.locale)}
        </span>
      </p>
      <FirstTime workshop={workshop} />
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isChosen}
        aria-describedby={titleId}
        onClick={toggle}
      >
        <span>{isChosen ? texts.bookingTimesClose : texts.bookingTimesShow}</span>
        <Icon name={isChosen ? 'chevron-up' : 'chevron-down'} />
      </button>
      {isChosen && <Times flow={flow} workshop={workshop} />}
    </li>
  );
}

function FirstTime({ workshop: { firstTimeSlot } }: Pick<WorkshopCardProps, 'workshop'>) {
  const { setup } = useBooking();
  if (firstTimeSlot === undefined) return null;
  const time = formatSlotTime({ timeSlot: firstTimeSlot, isFullDay: false }, setup);
  return (
    <p className={css.firstTime}>
      <Icon name="clock" size="s" />
      <span>{fillText(setup.texts.bookingSiteFirstTime, { time })}</span>
    </p>
  );
}

function Times({ flow, workshop }: WorkshopCardProps) {
  const { setup, dispatch, focus } = useBooking();
  const take = (time: TakenTime) => {
    focus.request();
    dispatch({ type: 'timeTaken', time });
  };
  return (
    <WeekTimes
      workshop={workshop}
      registrationNumber={flow.vehicle.registrationNumber}
      offerings={selectedCodes(flow.services)}
      today={todayAt(Date.now())}
      notice={
        flow.notice === 'slotLost' && (
          <Message tone="warning" urgency="assertive">
            {setup.texts.bookingTimeslotNotAvailable}
          </Message>
        )
      }
      onTake={take}
    />
  );
}
