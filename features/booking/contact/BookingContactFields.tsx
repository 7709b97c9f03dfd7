import { Field } from '#design-system/Field/Field.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput, type TextInputProps } from '#design-system/TextInput/TextInput.tsx';
import {
  type BookingContact,
  type BookingContactError,
  type BookingContactField,
  bookingContactFields,
} from '#domain/booking/bookingContact.ts';
import { bookingLimits } from '#domain/booking/bookingRequest.ts';
import type { BookingTexts } from '../booking.ts';
import * as css from './ContactStep.css.ts';
import { contactLabel, contactProblem } from './contactTexts.ts';

interface ContactFieldsProps {
  readonly filling: BookingContact;
  /** What is wrong with fields that are marked as invalid. */
  readonly errors: readonly BookingContactError[];
  readonly texts: BookingTexts;
  /** While the booking is sent, nothing can be changed. */
  readonly isLocked: boolean;
  readonly onChange: (field: BookingContactField, value: string) => void;
}

/** The id of a field, for the list of errors. */
export function contactFieldId(field: BookingContactField): string {
  return `booking-${field}`;
}

const natives: Readonly<
  Record<
    Exclude<BookingContactField, 'message'>,
    Pick<TextInputProps, 'type' | 'autoComplete' | 'maxLength'>
  >
> = {
  firstName: { autoComplete: 'given-name', maxLength: bookingLimits.name },
  lastName: { autoComplete: 'family-name', maxLength: bookingLimits.name },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', maxLength: bookingLimits.email },
};

/** The fields of the contact form. */
export function BookingContactFields(props: ContactFieldsProps) {
  return (
    <div className={css.fields}>
      {bookingContactFields.map((field) => (
        <ContactField key={field} {...props} field={field} />
      ))}
    </div>
  );
}

interface ContactFieldProps extends ContactFieldsProps {
  readonly field: BookingContactField;
}

function ContactField({ field, filling, errors, texts, isLocked, onChange }: ContactFieldProps) {
  const error = errors.find((each) => each.field === field);
  const given = {
    name: field,
    value: filling[field],
    readOnly: isLocked,
    onValueChange: (value: string) => onChange(field, value),
  };
  const isMessage = field === 'message';
  return (
    <div className={css.fieldOf[isMessage ? 'wide' : 'half']}>
      <Field
        id={contactFieldId(field)}
        label={contactLabel(field, texts)}
        error={error && contactProblem(error, texts)}
        errorUrgency="static"
        {...(isMessage
          ? { counter: { max: bookingLimits.freeText, announcement: texts.bookingCounted } }
          : { required: true, mark: '*' })}
      >
        {(control) =>
          isMessage ? (
            <Textarea {...control} {...given} lines={2} />
          ) : (
            <TextInput {...control} {...natives[field]} {...given} />
          )
        }
      </Field>
    </div>
  );
}
