import { useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import type { UnitPrice } from '#domain/booking/offering.ts';
import { isMileageReadable, parseMileage } from '#domain/booking/stated.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingTexts, useBooking } from '../booking.ts';

interface MessageFieldProps {
  readonly message: string;
  readonly onMessageChange: (message: string) => void;
}

/** What the visitor writes to the workshop; without it, the offering isn't chosen. */
export function MessageField({ message, onMessageChange }: MessageFieldProps) {
  const { texts } = useBooking().setup;
  const [typed, setTyped] = useState(message);
  return (
    <Field
      label={texts.bookingMessage}
      labelVisibility="hidden"
      required
      error={typed.trim() === '' ? texts.bookingMessageMissing : undefined}
      counter={{ max: bookingLimits.userInput, announcement: texts.bookingCounter }}
    >
      {(control) => (
        <Textarea
          {...control}
          lines={2}
          placeholder={texts.bookingMessage}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            onMessageChange(text);
          }}
        />
      )}
    </Field>
  );
}

interface MileageFieldProps {
  readonly mileage: number | undefined;
  readonly onMileageChange: (mileage: number | undefined) => void;
}

/** The mileage of the vehicle; without it, the service isn't chosen. */
export function MileageField({ mileage, onMileageChange }: MileageFieldProps) {
  const { texts } = useBooking().setup;
  const [typed, setTyped] = useState(mileage ? String(mileage) : '');
  return (
    <Field label={texts.bookingMileage} required error={mileageError(typed, texts)}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          width="m"
          suffix={texts.bookingMileageUnit}
          maxLength={20}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            onMileageChange(parseMileage(text));
          }}
        />
      )}
    </Field>
  );
}

function mileageError(typed: string, texts: BookingTexts): string | undefined {
  if (parseMileage(typed) !== undefined) return undefined;
  const isMissing = typed.trim() === '' || isMileageReadable(typed);
  return isMissing
    ? texts.bookingMileageMissing
    : fillText(texts.numberUnreadable, { example: '6500' });
}

interface QuantityFieldProps {
  /** Of the offering. */
  readonly name: string;
  readonly quantities: UnitPrice;
  readonly unit: number;
  readonly onUnitChange: (unit: number) => void;
}

/** How many of an offering. */
export function QuantityField({ name, quantities, unit, onUnitChange }: QuantityFieldProps) {
  const { texts } = useBooking().setup;
  const { minimum, maximum, unitAbbreviation } = quantities;
  const units = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return (
    <Field label={texts.bookingQuantity}>
      {(control) => (
        <Select
          {...control}
          aria-label={`${texts.bookingQuantity}, ${name}`}
          options={units.map((each) => ({
            value: String(each),
            label: `${each} ${unitAbbreviation}`,
          }))}
          value={String(unit)}
          onValueChange={(value) => onUnitChange(Number(value))}
        />
      )}
    </Field>
  );
}
