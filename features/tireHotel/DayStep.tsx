import { Button } from '#design-system/Button/Button.tsx';
import { Calendar } from '#design-system/Calendar/Calendar.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { bookableDates } from '#domain/tireHotel/bookableDates.ts';
import type { BookingStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { Replacement } from '#features/shared/Replacement.tsx';
import { ChosenPart } from './ChosenPart.tsx';
import { formatVisitDay } from './formatVisit.ts';
import { LoadingSlots } from './LoadingSlots.tsx';
import { PartTitle } from './PartTitle.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps } from './tireHotelProps.ts';
import { WaysToReach } from './WaysToReach.tsx';

type DayStepProps = StepProps<BookingStage>;

/** The day: the calendar, or the chosen one. */
export function DayStep(props: DayStepProps) {
  const { flow, page, actions } = props;
  const { slot } = flow;
  const { texts, locale } = page;
  switch (slot.kind) {
    case 'loading-days':
      return <LoadingSlots label={texts.tireHotelLoadingDays} />;
    case 'days-failed':
      return <FailedDays {...props} />;
    case 'choosing-day':
      return slot.days.length > 0 ? (
        <DayChoice {...props} days={slot.days} />
      ) : (
        <NoDays {...props} />
      );
    case 'loading-times':
    case 'times-failed':
    case 'choosing-time':
    case 'chosen':
      return (
        <ChosenPart
          level={page.level}
          title={texts.tireHotelDate}
          change={texts.tireHotelChangeDate}
          onChange={() => actions.dispatch({ type: 'dayReset' })}
        >
          {formatVisitDay(slot.day, locale)}
        </ChosenPart>
      );
  }
}

function FailedDays(props: DayStepProps) {
  return (
    <Replacement>
      <Message tone="danger" urgency="assertive" action={<StationContact {...props} />}>
        {props.page.texts.tireHotelDaysFailed}
      </Message>
    </Replacement>
  );
}

function NoDays(props: DayStepProps) {
  return (
    <Replacement>
      <Message tone="info" urgency="polite" action={<StationContact {...props} />}>
        {props.page.texts.tireHotelNoDays}
      </Message>
    </Replacement>
  );
}

function DayChoice({ days, page, actions }: DayStepProps & { readonly days: readonly string[] }) {
  const { texts, locale, timeZone, level } = page;
  const title = useFocusWhenShown<HTMLHeadingElement>('lost');
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <section className={css.part}>
      <PartTitle level={level} ref={title}>
        {texts.tireHotelDate}
      </PartTitle>
      <Calendar
        label={texts.tireHotelDate}
        labels={{ previous: texts.tireHotelPreviousMonth, next: texts.tireHotelNextMonth }}
        locale={locale}
        today={bookableDates(Date.now(), timeZone).today}
        range={{ first, last }}
        isAvailable={(day) => days.includes(day)}
        value=""
        onValueChange={(day) => actions.dispatch({ type: 'dayChosen', day })}
      />
    </section>
  );
}

/** How to reach the workshop when no day can be chosen. */
function StationContact({ flow, page, actions }: DayStepProps) {
  const { location } = flow.validated.vehicles[0];
  return (
    <WaysToReach phone={location?.phone} email={location?.email}>
      {flow.slot.kind === 'days-failed' && (
        <Button variant="secondary" onClick={() => actions.dispatch({ type: 'slotsRetried' })}>
          {page.texts.tryAgain}
        </Button>
      )}
    </WaysToReach>
  );
}
