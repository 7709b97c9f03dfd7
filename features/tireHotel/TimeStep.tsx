import { Button } from '#design-system/Button/Button.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Message } from '#design-system/Message/Message.tsx';
import type { BookingStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { Replacement } from '#features/shared/Replacement.tsx';
import { ChosenPart } from './ChosenPart.tsx';
import { LoadingSlots } from './LoadingSlots.tsx';
import { PartTitle } from './PartTitle.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps } from './tireHotelProps.ts';

type TimeStepProps = StepProps<BookingStage>;

/** The time on the chosen day: the free ones, or the chosen one. */
export function TimeStep(props: TimeStepProps) {
  const { flow, page, actions } = props;
  const { slot } = flow;
  const { texts } = page;
  switch (slot.kind) {
    case 'loading-days':
    case 'days-failed':
    case 'choosing-day':
      return null;
    case 'loading-times':
      return <LoadingSlots label={texts.tireHotelLoadingTimes} />;
    case 'times-failed':
      return <FailedTimes {...props} />;
    case 'choosing-time':
      return <TimeChoice {...props} times={slot.times} />;
    case 'chosen':
      return (
        <ChosenPart
          level={page.level}
          title={texts.tireHotelTime}
          change={slot.times.length > 0 ? texts.tireHotelChangeTime : undefined}
          onChange={() => actions.dispatch({ type: 'timeReset' })}
        >
          {slot.time ?? texts.tireHotelNoTimes}
        </ChosenPart>
      );
  }
}

function FailedTimes({ page: { texts }, actions }: TimeStepProps) {
  return (
    <Replacement>
      <Message
        tone="danger"
        urgency="assertive"
        action={
          <Button variant="secondary" onClick={() => actions.dispatch({ type: 'slotsRetried' })}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.tireHotelTimesFailed}
      </Message>
    </Replacement>
  );
}

function TimeChoice({
  times,
  page,
  actions,
}: TimeStepProps & { readonly times: readonly string[] }) {
  const title = useFocusWhenShown<HTMLHeadingElement>('lost');
  return (
    <section className={css.part}>
      <PartTitle level={page.level} ref={title}>
        {page.texts.tireHotelTime}
      </PartTitle>
      <ul className={css.times}>
        {times.map((time) => (
          <li key={time}>
            <Button
              variant="secondary"
              width="full"
              onClick={() => actions.dispatch({ type: 'timeChosen', time })}
            >
              {time}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
