import type { CarContact } from '#domain/leads/carContact.ts';
import { leadsPath } from '#domain/leads/lead.ts';
import { carContactForm, leadFormName } from '#domain/leads/leadForm.ts';
import { LeadFoot } from '#features/shared/LeadFoot.tsx';
import * as css from '#features/shared/LeadForm.css.ts';
import { LeadOutcomes } from '#features/shared/LeadOutcomes.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { ContactFormProps } from './ContactFormProps.ts';
import { footTexts } from './contactTexts.ts';
import { sellerByAddress } from './sellerFields.ts';

type PlainContactFormProps = Pick<ContactFormProps, 'contact' | 'texts' | 'titleId'>;

/**
 * The contact form without script: the browser checks and sends it, and the server redirects to one
 * of the messages, which are hidden unless the address names them.
 */
export function PlainContactForm({ contact, texts, titleId }: PlainContactFormProps) {
  return (
    <>
      <LeadOutcomes
        sent={texts.contactSent}
        sentText={texts.contactSentText}
        failed={texts.carDetailFormError}
        invalid={texts.contactInvalidTitle}
        refused={texts}
      />
      <form className={css.form} aria-labelledby={titleId} method="post" action={leadsPath}>
        <HiddenFields contact={contact} />
        <ContactFields receiver={contact.receiver} texts={texts} sellerField={sellerByAddress} />
        <LeadFoot texts={footTexts(texts)} />
      </form>
    </>
  );
}

/** What the page knows. Fields are named as in `leadOfForm`. */
function HiddenFields({ contact }: { readonly contact: CarContact }) {
  const { siteName, car, source, receiver } = contact;
  const recipient: readonly (readonly [string, string])[] =
    receiver.kind === 'known'
      ? [
          ['toName', receiver.recipient.name],
          ['toEmail', receiver.recipient.email],
        ]
      : [];
  const fields = [
    ['formName', leadFormName(siteName, carContactForm)] as const,
    ...Object.entries(car).map(([name, fact]) => [`car.${name}`, String(fact)] as const),
    ...recipient,
    ['source', source] as const,
  ];
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
