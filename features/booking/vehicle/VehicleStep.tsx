import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { isOpenFlow } from '#domain/booking/bookingReducer.ts';
import { fillText } from '#domain/fillText.ts';
import { cutRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import { lookupFailureText } from '../failureText.ts';
import { PlaceField } from './PlaceField.tsx';
import { useVehicleLookup, type VehicleLookup } from './useVehicleLookup.ts';
import * as css from './VehicleStep.css.ts';

/** The first step: registration number and place. */
export function VehicleStep() {
  const { texts } = useBooking().setup;
  const noteId = useId();
  const step = useVehicleStep();
  const { registration, place, lookup } = step;
  const isComplete = Boolean(place && registration);
  return (
    <form ref={step.form} className={css.form} onSubmit={step.submit} noValidate>
      <div className={css.fields}>
        <RegistrationField value={registration} texts={texts} onValueChange={step.type} />
        <PlaceField place={place} onPlaceChange={step.choosePlace} />
      </div>
      <LookupMessage lookup={lookup} texts={texts} />
      <div className={css.actions}>
        <Button
          type="submit"
          size="l"
          disabled={!isComplete}
          aria-describedby={noteId}
          loading={{ active: lookup.kind === 'loading', label: texts.bookingLookingUp }}
        >
          {texts.bookingContinue}
        </Button>
        <p id={noteId} className={css.note}>
          {isComplete ? '' : texts.bookingBothNeeded}
        </p>
      </div>
    </form>
  );
}

/** What the visitor has entered, and the look-up of the vehicle. */
function useVehicleStep() {
  const { flow } = useBooking();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(isOpenFlow(flow) ? flow.vehicle.registrationNumber : '');
  const [place, setPlace] = useState('place' in flow ? flow.place : undefined);
  const { lookup, find, reset } = useVehicleLookup();
  const registration = cutRegistrationNumber(typed, 'booking');

  useLayoutEffect(() => {
    // The visitor may have typed before the script was loaded.
    const early = form.current?.querySelector<HTMLInputElement>('input[name="registration"]');
    if (early?.value) setTyped(cutRegistrationNumber(early.value, 'booking'));
  }, []);

  return {
    form,
    registration,
    place,
    lookup,
    type: (text: string) => {
      setTyped(text);
      reset();
    },
    choosePlace: (next: typeof place) => {
      setPlace(next);
      reset();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (place && registration) find(registration, place);
    },
  };
}

interface RegistrationFieldProps {
  readonly value: string;
  readonly texts: BookingTexts;
  readonly onValueChange: (text: string) => void;
}

function RegistrationField({ value, texts, onValueChange }: RegistrationFieldProps) {
  return (
    <Field label={texts.bookingRegistration}>
      {(control) => (
        <TextInput
          {...control}
          name="registration"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={texts.bookingRegistrationPlaceholder}
          value={value}
          format={(text) => cutRegistrationNumber(text, 'booking')}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  );
}

interface LookupMessageProps {
  readonly lookup: VehicleLookup;
  readonly texts: BookingTexts;
}

function LookupMessage({ lookup, texts }: LookupMessageProps) {
  switch (lookup.kind) {
    case 'unasked':
    case 'loading':
      return null;
    case 'failed':
      return (
        <Message tone="danger" urgency="assertive">
          {lookupFailureText(lookup.failure, texts)}
        </Message>
      );
    case 'loaded':
      return (
        !lookup.value.isSupported && (
          <Message tone="info" urgency="assertive">
            {fillText(texts.bookingNotSupported, { brand: lookup.value.brand })}
          </Message>
        )
      );
  }
}
