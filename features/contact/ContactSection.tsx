import { Container, Heading, Text } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { CarContact } from '#domain/leads/carContact.ts';
import { ContactFormIsland } from './ContactFormIsland.tsx';
import * as css from './ContactSection.css.ts';
import type { ContactSectionProps } from './ContactSectionProps.ts';
import { contactAnchors } from './contactAnchors.ts';
import { contactTexts } from './contactTexts.ts';
import { PlainContactForm } from './PlainContactForm.tsx';
import { SellerCard } from './SellerCard.tsx';

const titleId = 'contact-title';
const formTitleId = 'contact-form-title';

/** Who sells a car and how to reach them: in person, by phone, by e-mail or with a form. */
export function ContactSection(props: ContactSectionProps) {
  const { facility, sellers, contact, dictionary } = props;
  const hasSeller = facility !== undefined || sellers.length > 0;
  return (
    <section id={contactAnchors.section} className={css.section} aria-labelledby={titleId}>
      <Container>
        <div className={css.columns}>
          <div className={css.seller}>
            <Heading id={titleId} level={2}>
              {dictionary.contactTitle}
            </Heading>
            {contact?.receiver.kind === 'chosen' && <Text>{dictionary.contactToOrder}</Text>}
            {hasSeller && <SellerCard {...props} />}
          </div>
          {contact && <ContactFormCard contact={contact} dictionary={dictionary} />}
        </div>
      </Container>
    </section>
  );
}

interface ContactFormCardProps {
  readonly contact: CarContact;
  readonly dictionary: Dictionary;
}

function ContactFormCard({ contact, dictionary }: ContactFormCardProps) {
  const texts = contactTexts(dictionary);
  return (
    <div id={contactAnchors.form} className={css.frame} data-print="hide">
      {/* Links with these fragments also tick a checkbox. */}
      <span id={contactAnchors.quote} className={css.anchor} />
      <span id={contactAnchors.testDrive} className={css.anchor} />
      <Heading id={formTitleId} level={3}>
        {dictionary.contactFormTitle}
      </Heading>
      <ContactFormIsland key={contact.car.id} contact={contact} texts={texts} titleId={formTitleId}>
        <PlainContactForm contact={contact} texts={texts} titleId={formTitleId} />
      </ContactFormIsland>
    </div>
  );
}
