import { Message } from '#design-system/Message/Message.tsx';
import type { CarContact } from '#domain/leads/carContact.ts';
import { leadAnchors, leadsPath } from '#domain/leads/lead.ts';
import { carContactForm, leadFormName } from '#domain/leads/leadForm.ts';
import { ContactFields, type SellerField } from './ContactFields.tsx';
import { ContactFoot } from './ContactFoot.tsx';
import * as formCss from './ContactForm.css.ts';
import type { ContactFormProps } from './ContactFormProps.ts';
import type { ContactTexts } from './contactTexts.ts';
import * as css from './PlainContactForm.css.ts';

type PlainContactFormProps = Pick<ContactFormProps, 'contact' | 'texts' | 'titleId'>;

/**
 * The contact form without script: the browser checks and sends it, and the server redirects to one
 * of the messages, which are hidden unless the address names them.
 */
export function PlainContactForm({ contact, texts, titleId }: PlainContactFormProps) {
  return (
    <>
      <Outcomes texts={texts} />
      <form className={formCss.form} aria-labelledby={titleId} method="post" action={leadsPath}>
        <HiddenFields contact={contact} />
        <ContactFields receiver={contact.receiver} texts={texts} sellerField={byAddress} />
        <ContactFoot texts={texts} />
      </form>
    </>
  );
}

/** A seller without a department has no address, so the server refuses it. */
const byAddress: SellerField = {
  name: 'toEmail',
  read: ({ id, recipient }) => recipient?.email ?? id,
};

function Outcomes({ texts }: { readonly texts: ContactTexts }) {
  return (
    <>
      <div id={leadAnchors.sent} className={css.outcome} tabIndex={-1}>
        <Message tone="success" title={texts.contactSent}>
          {texts.contactSentText}
        </Message>
      </div>
      <div id={leadAnchors.failed} className={css.outcome} tabIndex={-1}>
        <Message tone="danger">{texts.carDetailFormError}</Message>
      </div>
      <div id={leadAnchors.invalid} className={css.outcome} tabIndex={-1}>
        <Message tone="danger">{texts.contactInvalidTitle}</Message>
      </div>
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
