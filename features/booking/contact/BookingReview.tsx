import { useId } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { FormFlow } from '#domain/booking/bookingFlow.ts';
import type { BookingFormState } from '#domain/booking/bookingFormState.ts';
import { useBooking } from '../booking.ts';
import { BookingSummary } from '../summary/BookingSummary.tsx';
import * as css from './ContactStep.css.ts';
import { bookingRefusalText } from './contactTexts.ts';

interface BookingReviewProps {
  readonly flow: FormFlow;
  readonly state: BookingFormState;
}

/** Everything chosen, what prevented the last booking, and the button that books. */
export function BookingReview({ flow, state }: BookingReviewProps) {
  const { texts } = useBooking().setup;
  const titleId = useId();
  const hasNewPrice = flow.notice === 'priceChanged';
  const refusal =
    state.kind === 'filling' && state.failure && bookingRefusalText(state.failure, texts);
  return (
    <section className={css.review} aria-labelledby={titleId}>
      <h4 id={titleId} className={css.reviewTitle}>
        {texts.bookingReview}
      </h4>
      <BookingSummary flow={flow} />
      {hasNewPrice && (
        <Message tone="warning" urgency="assertive" title={texts.bookingPriceChanged}>
          {texts.bookingPriceChangedText}
        </Message>
      )}
      {refusal && (
        <Message tone="danger" urgency="assertive" title={texts.bookingFormFailed}>
          {refusal}
        </Message>
      )}
      <Button
        type="submit"
        size="l"
        width="full"
        loading={{ active: state.kind === 'sending', label: texts.bookingSending }}
      >
        {hasNewPrice ? texts.bookingSendChanged : texts.bookingSend}
      </Button>
    </section>
  );
}
