import { Field } from '#design-system/Field/Field.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { leadLimits } from '#domain/leads/lead.ts';
import type { FieldTexts } from './fieldErrors.ts';
import type { CustomerField, SharedTexts } from './leadFormTexts.ts';

interface CustomerFieldsProps {
  readonly of: (field: CustomerField) => FieldTexts;
  readonly texts: SharedTexts;
}

/** Name, phone number and e-mail address. */
export function CustomerFields({ of, texts }: CustomerFieldsProps) {
  return (
    <>
      <Field {...of('customerName')} required mark="*">
        {(control) => (
          <TextInput
            {...control}
            name="customerName"
            autoComplete="name"
            maxLength={leadLimits.name}
          />
        )}
      </Field>
      <PhoneField {...of('customerPhone')} help={texts.contactPhoneHelp} />
      <Field {...of('customerEmail')} required mark="*">
        {(control) => (
          <TextInput
            {...control}
            name="customerEmail"
            type="email"
            autoComplete="email"
            pattern="[^@\s]+@[^@\s]+\.([\p{L}]{2,}|xn--.+)"
            maxLength={leadLimits.email}
          />
        )}
      </Field>
    </>
  );
}

interface PhoneFieldProps extends FieldTexts {
  /** Which numbers are accepted. */
  readonly help: string;
}

function PhoneField({ help, ...texts }: PhoneFieldProps) {
  return (
    <Field {...texts} help={help} required mark="*">
      {(control) => (
        <TextInput
          {...control}
          name="customerPhone"
          type="tel"
          autoComplete="tel"
          // Without script, the browser checks the same rules; spaces around a number don't count.
          pattern="\s*\+?[\d\s]{6,20}\s*"
          title={help}
        />
      )}
    </Field>
  );
}
