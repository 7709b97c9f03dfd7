import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { type BookingFlow, refusedVehicle } from '#domain/booking/bookingFlow.ts';
import { isOpenFlow } from '#domain/booking/bookingReducer.ts';
import { linkOfBrand } from '#domain/booking/brandLink.ts';
import { fillText } from '#domain/fillText.ts';
import { cutRegistrationNumber } from '#domain/vehicles/registrationNumber.ts';
import { type BookingSetup, type BookingTexts, useBooking } from '../booking.ts';
import { lookupFailureText } from '../failureText.ts';
import { PlaceField } from './PlaceField.tsx';
import { useVehicleLookup, type VehicleLookup } from './useVehicleLookup.ts';
import * as css from './VehicleStep.css.ts';

interface VehicleStepProps {
  readonly flow: BookingFlow;
}

/** The first step: registration number and place. */
export function VehicleStep({ flow }: VehicleStepProps) {
  const { texts } = useBooking().setup;
  const noteId = useId();
  const step = useVehicleStep(flow);
  const { registration, place, lookup } = step;
  const isComplete = Boolean(place && registration);
  return (
    <form className={css.form} onSubmit={step.submit} noValidate>
      <div className={css.fields}>
        <RegistrationField value={registration} texts={texts} onValueChange={step.type} />
        <PlaceField place={place} onPlaceChange={step.choosePlace} />
      </div>
      <LookupMessage flow={flow} lookup={lookup} />
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
function useVehicleStep(flow: BookingFlow) {
  const [typed, setTyped] = useState(enteredNumber(flow));
  const [place, setPlace] = useState('place' in flow ? flow.place : undefined);
  const { lookup, find, reset } = useVehicleLookup();
  const registration = cutRegistrationNumber(typed, 'booking');

  return {
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

/** The number that the first step shows at first: that of the refused vehicle, or else of the known one. */
function enteredNumber(flow: BookingFlow): string {
  const known = isOpenFlow(flow) ? flow.vehicle : undefined;
  return (refusedVehicle(flow) ?? known)?.registrationNumber ?? '';
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

interface LookupMessageProps extends VehicleStepProps {
  readonly lookup: VehicleLookup;
}

/** Why the vehicle can't be booked here, with the way to the booking of its brand. */
function LookupMessage({ flow, lookup }: LookupMessageProps) {
  const { setup } = useBooking();
  const { texts } = setup;
  const refused = refusedVehicle(flow);
  if (lookup.kind === 'failed') {
    const { failure } = lookup;
    const brand = failure.kind === 'brand-not-supported' ? failure.brand : undefined;
    return (
      <Message tone="danger" urgency="assertive" action={brandBooking(brand, setup)}>
        {lookupFailureText(failure, texts)}
      </Message>
    );
  }
  if (!refused || lookup.kind === 'loading') return null;
  return (
    <Message tone="info" urgency="assertive" action={brandBooking(refused.brand, setup)}>
      {fillText(texts.bookingNotSupported, { brand: refused.brand })}
    </Message>
  );
}

/** The link to the booking of a brand, if there is one. */
function brandBooking(brand: string | undefined, { brandLinks }: BookingSetup) {
  const link = brand && linkOfBrand(brand, brandLinks);
  if (!link) return undefined;
  const { text, ...target } = link;
  return (
    <ButtonLink {...target} variant="secondary">
      {text}
    </ButtonLink>
  );
}
