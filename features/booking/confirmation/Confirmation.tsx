import { Button } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { mapRouteHref } from '#domain/facilities/facility.ts';
import { fillText } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import { BookingSummary } from '../summary/BookingSummary.tsx';
import { stepHeadingId } from '../useStepFocus.ts';
import { WorkshopMap } from '../WorkshopMap.tsx';
import { Change } from './Change.tsx';
import * as css from './Confirmation.css.ts';
import type { ConfirmationProps } from './ConfirmationProps.ts';
import { useCalendarFile } from './useCalendarFile.ts';

/** The page moves the focus to it when the step is reached. */
const titleId = stepHeadingId(5);

/** The last step: what has been booked, and how to find and remember it. */
export function Confirmation({ flow, onRestart }: ConfirmationProps) {
  const { texts } = useBooking().setup;
  const { workshop, bookingId } = flow;
  return (
    <section className={css.confirmation} aria-labelledby={titleId}>
      <div className={css.head}>
        <span className={css.sign}>
          <Icon name="success" size="l" />
        </span>
        <h2 id={titleId} tabIndex={-1} className={css.title}>
          {texts.bookingConfirmed}
        </h2>
        <p className={css.text}>
          {fillText(texts.bookingConfirmedText, { site: workshop.facilityName })}
        </p>
        <p className={css.number}>
          {`${texts.bookingConfirmedNumber} `}
          <strong>{bookingId}</strong>
        </p>
      </div>
      <div className={css.columns}>
        <div className={css.panel}>
          <BookingSummary flow={flow} />
        </div>
        <div className={css.aside}>
          <Way flow={flow} onRestart={onRestart} />
          <Change />
        </div>
      </div>
    </section>
  );
}

/** The way to the workshop, and what the visitor can do next. */
function Way({ flow, onRestart }: ConfirmationProps) {
  const { texts } = useBooking().setup;
  const { workshop } = flow;
  const file = useCalendarFile(flow);
  return (
    <div className={css.way} data-print="hide">
      <WorkshopMap
        workshops={[workshop]}
        selected={workshop.departmentId}
        label={fillText(texts.bookingMapSite, { site: workshop.facilityName })}
        size="s"
      />
      <ButtonLink
        href={mapRouteHref(`${workshop.facilityName}, ${workshop.address}`)}
        leadingIcon="map-pin"
        width="full"
      >
        {texts.bookingDirections}
      </ButtonLink>
      <a className={css.download} href={file.href} download={file.name}>
        <Icon name="calendar" />
        {texts.bookingCalendar}
      </a>
      <Button variant="secondary" leadingIcon="print" width="full" onClick={() => window.print()}>
        {texts.bookingPrint}
      </Button>
      <Button variant="ghost" leadingIcon="plus" width="full" onClick={onRestart}>
        {texts.bookingNew}
      </Button>
    </div>
  );
}
