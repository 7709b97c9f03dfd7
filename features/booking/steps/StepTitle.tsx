import { Icon } from '#design-system/Icon/Icon.tsx';
import {
  type BookingFlow,
  type BookingStep,
  displayState,
  isFinished,
  stepCount,
} from '#domain/booking/bookingFlow.ts';
import { fillText } from '#domain/fillText.ts';
import { useBooking } from '../booking.ts';
import * as css from './Steps.css.ts';

export interface StepTitleProps {
  readonly flow: BookingFlow;
  readonly step: BookingStep;
  /** What the visitor does in the step. */
  readonly title: string;
  /** The title of the closed step after it is finished. */
  readonly finishedTitle?: string | undefined;
  /** What was chosen, under the title of the closed step. */
  readonly chosen?: string | undefined;
}

/** The title of a step: what to do in the shown one, and what was chosen in the finished ones. */
export function StepTitle({ flow, step, title, finishedTitle = title, chosen }: StepTitleProps) {
  const { texts } = useBooking().setup;
  const isShown = displayState(flow) === step;
  const isDone = isFinished(flow, step);
  const progress = { step: String(step), max: String(stepCount) };
  return (
    <span className={css.title}>
      <span className={css.sign} data-state={isDone ? 'done' : isShown ? 'shown' : 'ahead'}>
        {isDone ? <Icon name="check" label={texts.bookingStepDone} /> : step}
      </span>
      <span className={css.words}>
        {isShown && (
          <span className={css.progress}>{`${fillText(texts.bookingProgress, progress)} `}</span>
        )}
        <span className={css.name[isShown ? 'shown' : 'closed']}>
          {isDone && !isShown ? finishedTitle : title}
        </span>
        {isDone && !isShown && chosen && <span className={css.chosen}>{` ${chosen}`}</span>}
      </span>
    </span>
  );
}
