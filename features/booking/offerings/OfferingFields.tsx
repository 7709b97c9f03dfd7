import { useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { afterPress } from '#design-system/focus/afterPress.ts';
import { Select } from '#design-system/Select/Select.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import type { Offering, UnitPrice } from '#domain/booking/offering.ts';
import { isMileageReadable, parseMileage } from '#domain/booking/stated.ts';
import { fillText } from '#domain/fillText.ts';
import { type BookingTexts, useBooking } from '../booking.ts';
import * as css from './Offerings.css.ts';

/** The id of the field that a ticked offering needs: its mileage or message. */
export function statedFieldId(code: string): string {
  return `booking-stated-${code}`;
}

export interface StatedProps {
  /** How often the visitor wanted to go on without stating what is needed. */
  readonly halts: number;
}

/** Whether a field shows what is wrong: once the visitor has left it, or wanted to go on. */
function useIsLeft({ halts }: StatedProps) {
  const [before] = useState(halts);
  const [isLeft, setIsLeft] = useState(false);
  return { isLeft: isLeft || halts > before, leave: () => afterPress(() => setIsLeft(true)) };
}

interface MessageFieldProps extends StatedProps {
  readonly offering: Pick<Offering, 'code' | 'name'>;
  readonly message: string;
  readonly onMessageChange: (message: string) => void;
}

/** What the visitor writes to the workshop; without it, the offering isn't chosen. */
export function MessageField({ offering, message, onMessageChange, halts }: MessageFieldProps) {
  const { texts } = useBooking().setup;
  const [typed, setTyped] = useState(message);
  const { isLeft, leave } = useIsLeft({ halts });
  return (
    <Field
      id={statedFieldId(offering.code)}
      label={`${texts.bookingMessage}, ${offering.name}`}
      labelVisibility="hidden"
      required
      error={isLeft && typed.trim() === '' ? texts.bookingMessageMissing : undefined}
      counter={{ max: bookingLimits.userInput, announcement: texts.bookingCounter }}
    >
      {(control) => (
        <Textarea
          {...control}
          lines={2}
          placeholder={texts.bookingMessage}
          value={typed}
          onBlur={leave}
          onValueChange={(text) => {
            setTyped(text);
            onMessageChange(text);
          }}
        />
      )}
    </Field>
  );
}

interface MileageFieldProps extends StatedProps {
  /** Of the offering. */
  readonly code: string;
  readonly mileage: number | undefined;
  readonly onMileageChange: (mileage: number | undefined) => void;
}

/** The mileage of the vehicle; without it, the service isn't chosen. */
export function MileageField({ code, mileage, onMileageChange, halts }: MileageFieldProps) {
  const { texts } = useBooking().setup;
  const [typed, setTyped] = useState(mileage ? String(mileage) : '');
  const { isLeft, leave } = useIsLeft({ halts });
  const error = isLeft ? mileageError(typed, texts) : undefined;
  return (
    <div className={css.withError} data-state={error ? 'invalid' : 'valid'}>
      <Field id={statedFieldId(code)} label={texts.bookingMileage} required error={error}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            width="m"
            suffix={texts.bookingMileageUnit}
            maxLength={20}
            value={typed}
            onBlur={leave}
            onValueChange={(text) => {
              setTyped(text);
              onMileageChange(parseMileage(text));
            }}
          />
        )}
      </Field>
    </div>
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
