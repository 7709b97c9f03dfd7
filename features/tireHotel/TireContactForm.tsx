import { type ReactNode, useId, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { afterPress } from '#design-system/focus/afterPress.ts';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput, type TextInputProps } from '#design-system/TextInput/TextInput.tsx';
import { fillText } from '#domain/fillText.ts';
import { tireHotelLimits } from '#domain/tireHotel/booking.ts';
import { mobileInput } from '#domain/tireHotel/mobileInput.ts';
import {
  isContactFieldValid,
  type TireContactField,
  tireBookingRequest,
} from '#domain/tireHotel/tireBookingRequest.ts';
import type { BookingStage } from '#domain/tireHotel/tireHotelFlow.ts';
import { callError } from './failureText.ts';
import { PartTitle } from './PartTitle.tsx';
import { StepForm } from './StepForm.tsx';
import * as css from './TireHotel.css.ts';
import type { StepProps } from './tireHotelProps.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';
import { UnknownVisitMessage } from './UnknownVisitMessage.tsx';

/** Who books. The button is disabled until everything is valid. */
export function TireContactForm({ flow, page, actions }: StepProps<BookingStage>) {
  const { texts, level } = page;
  const title = useFocusWhenShown<HTMLHeadingElement>('lost');
  const hintId = useId();
  const isComplete = tireBookingRequest(flow) !== undefined;
  const error = callError(flow.call, texts);
  const { vehicles, mayHaveBooked } = flow.validated;
  return (
    <StepForm onSubmit={actions.book}>
      <PartTitle level={level} ref={title}>
        {texts.tireHotelContact}
      </PartTitle>
      <ContactFields flow={flow} page={page} actions={actions} />
      <div aria-live="assertive" className={css.live}>
        {error && <Message tone="danger">{error}</Message>}
        {mayHaveBooked && <UnknownVisitMessage vehicle={vehicles[0]} page={page} />}
      </div>
      {!isComplete && (
        <p id={hintId} className={css.muted}>
          {texts.tireHotelMissing}
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="secondary" onClick={() => actions.dispatch({ type: 'bookingLeft' })}>
          {texts.tireHotelBack}
        </Button>
        <Button
          type="submit"
          disabled={!isComplete || mayHaveBooked}
          aria-describedby={isComplete ? undefined : hintId}
        >
          {texts.tireHotelSendBooking}
        </Button>
      </div>
    </StepForm>
  );
}

/** Errors are shown once the visitor has left a field. */
function ContactFields({ flow, page, actions }: StepProps<BookingStage>) {
  const { texts } = page;
  const { contact } = flow;
  const [left, setLeft] = useState<ReadonlySet<TireContactField>>(new Set());
  const fieldOf = (field: TireContactField, label: string) => ({
    label,
    error:
      left.has(field) && !isContactFieldValid(field, contact)
        ? fieldError(field, texts)
        : undefined,
  });
  const inputOf = (field: TireContactField) => ({
    value: contact[field],
    onBlur: () => afterPress(() => setLeft((known) => new Set([...known, field]))),
    onValueChange: (text: string) =>
      actions.dispatch({
        type: 'contactEntered',
        contact: { [field]: text },
      }),
  });
  return (
    <div className={css.fields}>
      <InputField
        {...fieldOf('firstName', texts.tireHotelFirstName)}
        {...inputOf('firstName')}
        autoComplete="given-name"
        maxLength={tireHotelLimits.name}
      />
      <InputField
        {...fieldOf('lastName', texts.tireHotelLastName)}
        {...inputOf('lastName')}
        autoComplete="family-name"
        maxLength={tireHotelLimits.name}
      />
      <InputField
        {...fieldOf('phoneMobile', texts.tireHotelMobile)}
        {...inputOf('phoneMobile')}
        format={mobileInput}
        type="tel"
        autoComplete="tel"
      />
      <InputField
        {...fieldOf('email', texts.tireHotelEmail)}
        {...inputOf('email')}
        type="email"
        autoComplete="email"
        maxLength={tireHotelLimits.email}
      />
      <div className={css.wide}>
        <Field {...fieldOf('freeText', texts.tireHotelComment)} mark={texts.contactOptional}>
          {(control) => (
            <Textarea {...control} {...inputOf('freeText')} maxLength={tireHotelLimits.comment} />
          )}
        </Field>
      </div>
    </div>
  );
}

interface InputFieldProps extends TextInputProps {
  readonly label: string;
  readonly error: ReactNode;
}

function InputField({ label, error, ...input }: InputFieldProps) {
  return (
    <Field label={label} error={error} required mark="*">
      {(control) => <TextInput {...input} {...control} maxLength={input.maxLength} />}
    </Field>
  );
}

function fieldError(field: TireContactField, texts: TireHotelTexts): string {
  switch (field) {
    case 'firstName':
    case 'lastName':
      return texts.tireHotelInvalidName;
    case 'phoneMobile':
      return texts.tireHotelInvalidMobile;
    case 'email':
      return texts.tireHotelInvalidEmail;
    case 'freeText':
      return fillText(texts.contactTooLong, { max: String(tireHotelLimits.comment) });
  }
}
