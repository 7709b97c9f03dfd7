import { type FormEvent, useId } from 'react';
import { FormErrorSummary } from '#design-system/FormErrorSummary/FormErrorSummary.tsx';
import type { FormFlow } from '#domain/booking/bookingFlow.ts';
import type { BookingFormState } from '#domain/booking/bookingFormState.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { BookingContactFields, contactFieldId } from './BookingContactFields.tsx';
import { BookingReview } from './BookingReview.tsx';
import * as css from './ContactStep.css.ts';
import { contactLabel, contactProblem } from './contactTexts.ts';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import { useBookingForm } from './useBookingForm.ts';

interface BookingFormProps {
  readonly flow: FormFlow;
}

/** The contact details, and beside the button that books a review of everything chosen. */
export function BookingForm({ flow }: BookingFormProps) {
  const { texts } = useBooking().setup;
  const titleId = useId();
  const { state, filling, change, submit, inquire } = useBookingForm(flow);
  if (state.kind === 'unknown')
    return <UnknownOutcome inquiry={state.inquiry} onInquire={inquire} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={css.form} aria-labelledby={titleId} noValidate onSubmit={send}>
      <h3 id={titleId} className={css.title}>
        {texts.bookingContact}
      </h3>
      <InvalidFields state={state} texts={texts} />
      <p className={css.note}>{texts.bookingContactRequired}</p>
      <BookingContactFields
        filling={filling}
        errors={markedErrors(state)}
        texts={texts}
        isLocked={state.kind === 'sending'}
        onChange={change}
      />
      <BookingReview flow={flow} state={state} />
    </form>
  );
}

function markedErrors(state: BookingFormState) {
  if (state.kind !== 'filling') return [];
  return state.errors.filter(({ field }) => !state.changed.includes(field));
}

interface InvalidFieldsProps {
  readonly state: BookingFormState;
  readonly texts: BookingTexts;
}

/** The list of invalid fields. It stays until the next attempt, while the marks at fields disappear. */
function InvalidFields({ state, texts }: InvalidFieldsProps) {
  if (state.kind !== 'filling') return null;
  return (
    <FormErrorSummary
      title={texts.bookingFormInvalid}
      titleLevel={4}
      attempt={state.attempts}
      errors={state.errors.map((error) => ({
        fieldId: contactFieldId(error.field),
        message: `${contactLabel(error.field, texts)}: ${contactProblem(error, texts)}`,
      }))}
    />
  );
}
