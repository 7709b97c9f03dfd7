import { FormErrorSummary } from '#design-system/FormErrorSummary/FormErrorSummary.tsx';
import { fieldLabel } from './ContactFields.tsx';
import type { ContactState } from './ContactFormProps.ts';
import { fieldId } from './contactAnchors.ts';
import { contactError } from './contactErrors.ts';
import type { ContactTexts } from './contactTexts.ts';

interface ContactSummaryProps {
  readonly state: ContactState;
  readonly texts: ContactTexts;
}

/** The list of invalid fields. It stays until the next attempt, while the marks at fields disappear. */
export function ContactSummary({ state, texts }: ContactSummaryProps) {
  if (state.kind !== 'filling' || state.last.kind !== 'invalid') return null;
  return (
    <FormErrorSummary
      title={texts.contactInvalidTitle}
      titleLevel={4}
      attempt={state.attempts}
      errors={state.last.fields.map((field) => ({
        fieldId: fieldId(field),
        message: `${fieldLabel(field, texts)}: ${contactError(field, texts)}`,
      }))}
    />
  );
}
