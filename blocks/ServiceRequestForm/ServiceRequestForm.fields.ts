import { backgroundColor } from '#cms/fields/background.ts';
import { formAside } from '#cms/fields/formAside.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, number, richText, text } from '#domain/content/declare.ts';
import { leadLimits } from '#domain/leads/lead.ts';

/** The CMS fields of ServiceRequestForm. */
export const serviceRequestFormFields = {
  title: text({
    name: 'Title',
    help: 'The heading, and the name of the form. Say what can be requested.',
    required: true,
  }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'How soon a dealer answers, and with what. Two sentences.',
  }),
  footnote: richText({
    name: 'Footnote',
    help: 'What happens to the data, under the button. A link to the privacy policy belongs here.',
  }),
  aside: formAside(),
  earliestDays: number({
    name: 'EarliestDays',
    help: 'The first day that can be requested, in days from today.',
    fallback: 0,
    min: 0,
    max: 60,
  }),
  latestDays: number({
    name: 'LatestDays',
    help: 'The last day that can be requested, in days from today.',
    fallback: 180,
    min: 1,
    max: leadLimits.latestDays,
  }),
  newsletterRequired: checkbox({
    name: 'NewsletterRequired',
    help: 'Whether the form can be sent only with a subscription to the newsletter. Switch it off to let visitors decide.',
    fallback: true,
  }),
  backgroundColor: backgroundColor(),
};

/** The placeholders that ServiceRequestForm suits. */
export const serviceRequestFormSuits = ['headless-main'] as const;

/** The status of ServiceRequestForm. */
export const serviceRequestFormStatus = 'stable';

/** The editors’ manual of ServiceRequestForm, without its fields. */
export const serviceRequestFormManual: BlockManual = {
  purpose:
    'A form that requests a service from a dealer of cars or motorcycles, for Norwegian sites.',
  useWhen: ['The workshops of the site can’t be booked online, so a dealer answers each request.'],
  avoidWhen: [
    'The workshops can be booked: use BookingAssistant.',
    'The site isn’t Norwegian: the names of the services are.',
  ],
};
