import { FormErrorSummary } from '#design-system/FormErrorSummary/FormErrorSummary.tsx';
import { problemOf } from '#features/shared/leadFieldErrors.ts';
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
  const { last } = state;
  return (
    <FormErrorSummary
      title={texts.contactInvalidTitle}
      titleLevel={4}
      attempt={state.attempts}
      errors={last.fields.map((field) => ({
        fieldId: fieldId(field),
        message: `${fieldLabel(field, texts)}: ${contactError(field, problemOf(last, field), texts)}`,
      }))}
    />
  );
}
