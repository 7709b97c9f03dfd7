import { useId } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { TakenTime } from '#domain/booking/flow.ts';
import { selectedCodes } from '#domain/booking/selection.ts';
import { isAuthorised } from '#domain/booking/sortWorkshops.ts';
import { todayAt } from '#domain/booking/today.ts';
import type { Workshop } from '#domain/booking/workshop.ts';
import { distanceKm } from '#domain/facilities/distance.ts';
import { fillText } from '#domain/fillText.ts';
import { formatDistance } from '#features/shared/formatDistance.ts';
import { keepPostalCode } from '#features/shared/keepPostalCode.ts';
import { useBooking } from '../booking.ts';
import { formatTime } from '../times/formatTime.ts';
import { WeekTimes } from '../times/WeekTimes.tsx';
import { focusNextTitle } from '../useFocusedTitle.ts';
import * as css from './WorkshopStep.css.ts';
import type { SiteFlow } from './WorkshopStep.tsx';

interface WorkshopCardProps {
  readonly flow: SiteFlow;
  readonly site: Workshop;
}

/** A workshop with its first free time. Its times open below. */
export function WorkshopCard({ flow, site }: WorkshopCardProps) {
  const { setup, dispatch } = useBooking();
  const { texts } = setup;
  const titleId = useId();
  const isChosen = flow.site?.departmentId === site.departmentId;
  const toggle = () => dispatch(isChosen ? { type: 'siteReleased' } : { type: 'siteChosen', site });
  return (
    <li className={css.card} data-state={isChosen ? 'chosen' : undefined}>
      <div className={css.cardHead}>
        <h4 id={titleId} className={css.name}>
          {site.siteName}
        </h4>
        {isAuthorised(site, flow.vehicle.brand) && (
          <Badge tone="success" icon="shield">
            {texts.bookingSiteAuthorised}
          </Badge>
        )}
      </div>
      <p className={css.address}>
        <span>{keepPostalCode(site.address)}</span>
        <span className={css.distance}>
          {formatDistance(distanceKm(flow.place, site), 'km', setup.locale)}
        </span>
      </p>
      <FirstTime site={site} />
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
      {isChosen && <Times flow={flow} site={site} />}
    </li>
  );
}

function FirstTime({ site: { firstTimeSlot } }: Pick<WorkshopCardProps, 'site'>) {
  const { setup } = useBooking();
  if (firstTimeSlot === undefined) return null;
  const time = formatTime({ timeSlot: firstTimeSlot, isFullDay: false }, setup);
  return (
    <p className={css.firstTime}>
      <Icon name="clock" size="s" />
      <span>{fillText(setup.texts.bookingSiteFirstTime, { time })}</span>
    </p>
  );
}

function Times({ flow, site }: WorkshopCardProps) {
  const { setup, dispatch } = useBooking();
  const take = (time: TakenTime) => {
    focusNextTitle();
    dispatch({ type: 'timeTaken', time });
  };
  return (
    <WeekTimes
      site={site}
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
