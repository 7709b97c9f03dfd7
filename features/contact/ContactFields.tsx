import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import {
  type ContactField,
  type ContactFilling,
  type ContactReceiver,
  type ContactSeller,
  emptyFilling,
} from '#domain/leads/carContact.ts';
import { leadLimits } from '#domain/leads/lead.ts';
import * as css from './ContactFields.css.ts';
import { fieldId } from './contactAnchors.ts';
import type { ContactTexts } from './contactTexts.ts';
import { type SellerField, sellerById } from './sellerFields.ts';

export interface ContactFieldsProps {
  readonly receiver: ContactReceiver;
  readonly texts: ContactTexts;
  /** The initial values. */
  readonly filling?: ContactFilling | undefined;
  /** What is wrong with each invalid field. */
  readonly errors?: Readonly<Partial<Record<ContactField, string>>> | undefined;
  /**
   * What a chosen seller sends.
   * @default `sellerById`
   */
  readonly sellerField?: SellerField | undefined;
}

/** The fields of the contact form. They keep their values themselves. */
export function ContactFields({
  receiver,
  texts,
  filling = emptyFilling,
  errors = {},
  sellerField = sellerById,
}: ContactFieldsProps) {
  const given = { texts, filling, errors };
  return (
    <div className={css.fields}>
      {receiver.kind === 'chosen' && (
        <SellerSelect {...given} sellers={receiver.sellers} field={sellerField} />
      )}
      <Wishes {...given} />
      <NameField {...given} />
      <PhoneField {...given} />
      <EmailField {...given} />
      <MessageField {...given} />
    </div>
  );
}

interface GivenProps {
  readonly texts: ContactTexts;
  readonly filling: ContactFilling;
  readonly errors: NonNullable<ContactFieldsProps['errors']>;
}

interface SellerSelectProps extends GivenProps {
  readonly sellers: readonly ContactSeller[];
  readonly field: SellerField;
}

function SellerSelect({ sellers, field: { name, read }, ...given }: SellerSelectProps) {
  return (
    <Field {...labelOf('seller', given)} required mark="*">
      {(control) => (
        <Select
          {...control}
          name={name}
          placeholder={given.texts.contactChooseSeller}
          options={sellers.map((seller) => ({ value: read(seller), label: seller.name }))}
          defaultValue={given.filling.seller}
        />
      )}
    </Field>
  );
}

function Wishes({ texts, filling }: GivenProps) {
  return (
    <FieldGroup legend={texts.contactWishes}>
      <div className={css.wishes}>
        <Checkbox
          id={fieldId('quote')}
          name="quote"
          label={texts.contactQuote}
          variant="card"
          defaultChecked={filling.quote}
        />
        <Checkbox
          id={fieldId('testDrive')}
          name="testDrive"
          label={texts.contactTestDrive}
          variant="card"
          defaultChecked={filling.testDrive}
        />
      </div>
    </FieldGroup>
  );
}

function NameField(given: GivenProps) {
  return (
    <Field {...labelOf('name', given)} required mark="*">
      {(control) => (
        <TextInput
          {...control}
          name="name"
          autoComplete="name"
          maxLength={leadLimits.name}
          defaultValue={given.filling.name}
        />
      )}
    </Field>
  );
}

function MessageField(given: GivenProps) {
  return (
    <Field {...labelOf('message', given)} mark={given.texts.contactOptional}>
      {(control) => (
        <Textarea {...control} name="message" lines={5} defaultValue={given.filling.message} />
      )}
    </Field>
  );
}

function PhoneField(given: GivenProps) {
  return (
    <Field {...labelOf('phone', given)} help={given.texts.contactPhoneHelp} required mark="*">
      {(control) => (
        <TextInput
          {...control}
          name="phone"
          type="tel"
          autoComplete="tel"
          // Without script, the browser checks the same rules; spaces around a number don't count.
          pattern="\s*\+?[\d\s]{6,20}\s*"
          title={given.texts.contactPhoneHelp}
          defaultValue={given.filling.phone}
        />
      )}
    </Field>
  );
}

function EmailField(given: GivenProps) {
  return (
    <Field {...labelOf('email', given)} required mark="*">
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          autoComplete="email"
          pattern="[^@\s]+@[^@\s]+\.([\p{L}]{2,}|xn--.+)"
          maxLength={leadLimits.email}
          defaultValue={given.filling.email}
        />
      )}
    </Field>
  );
}

function labelOf(field: ContactField, { texts, errors }: GivenProps) {
  return {
    id: fieldId(field),
    label: fieldLabel(field, texts),
    error: errors[field],
    errorUrgency: 'static',
  } as const;
}

/** The label of a field. */
export function fieldLabel(field: ContactField, texts: ContactTexts): string {
  switch (field) {
    case 'seller':
      return texts.contactSeller;
    case 'name':
      return texts.contactName;
    case 'phone':
      return texts.contactPhone;
    case 'email':
      return texts.contactEmail;
    case 'message':
      return texts.contactMessage;
  }
}
