import { useId } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import type { FormFlow } from '#domain/booking/bookingFlow.ts';
import { fillText } from '#domain/fillText.ts';
import { keepPostalCode } from '#features/shared/keepPostalCode.ts';
import { useBooking } from '../booking.ts';
import { formatSlotTime } from '../times/formatSlot.ts';
import { WorkshopMap } from '../WorkshopMap.tsx';
import { BookingForm } from './BookingForm.tsx';
import * as css from './ContactStep.css.ts';

interface ContactStepProps {
  readonly flow: FormFlow;
}

/** The chosen workshop and time, and the form that books them. */
export function ContactStep({ flow }: ContactStepProps) {
  const { setup, dispatch, focus } = useBooking();
  const { texts } = setup;
  const { workshop, time } = flow;
  const titleId = useId();
  return (
    <div className={css.step}>
      <section className={css.visit} aria-labelledby={titleId}>
        <h3 id={titleId} ref={focus.take} tabIndex={-1} className={css.title}>
          {texts.bookingTimeChosen}
        </h3>
        <div className={css.chosen}>
          <p className={css.time}>{formatSlotTime(time, setup)}</p>
          {time.isFullDay && <p className={css.note}>{texts.bookingFullDayNote}</p>}
          <p className={css.site}>{workshop.facilityName}</p>
          <p className={css.note}>{keepPostalCode(workshop.address)}</p>
        </div>
        <div className={css.mapBox}>
          <WorkshopMap
            workshops={[workshop]}
            selected={workshop.departmentId}
            label={fillText(texts.bookingMapSite, { site: workshop.facilityName })}
            size="s"
          />
        </div>
        <Button
          variant="secondary"
          leadingIcon="swap"
          onClick={() => {
            focus.request();
            dispatch({ type: 'timeReleased' });
          }}
        >
          {texts.bookingTimeChange}
        </Button>
      </section>
      <BookingForm flow={flow} />
    </div>
  );
}
