import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, text } from '#domain/content/declare.ts';

const network = (name: string, what: string) =>
  checkbox({ name, help: `Offers ${what}.`, fallback: true });

/** The CMS fields of SocialMedia. */
export const socialMediaFields = {
  title: text({ name: 'Title', help: 'What visitors can do here, such as Share this page.' }),
  facebook: network('HasFacebook', 'sharing on Facebook'),
  linkedIn: network('HasLinkedIn', 'sharing on LinkedIn'),
  x: network('HasX', 'sharing on X'),
  whatsApp: network('HasWhatsApp', 'sharing by WhatsApp'),
  mail: network('HasMail', 'sharing by e-mail'),
  copyLink: network('HasCopyLink', 'a button that copies the page’s address'),
};

/** The status of SocialMedia. */
export const socialMediaStatus = 'stable';

/** The editors’ manual of SocialMedia, without its fields. */
export const socialMediaManual: BlockManual = {
  purpose:
    'Links that share the page on Facebook, LinkedIn, X, WhatsApp or by e-mail, or copy its address.',
  useWhen: ['A page is worth sharing: stories, campaigns, events, jobs.'],
  avoidWhen: [
    'The page is a step in a task: forms, bookings, search results.',
    'You want to link to the group’s own channels: use a FooterLinkList.',
  ],
};
