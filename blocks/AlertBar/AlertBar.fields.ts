import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, choice, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of AlertBar. */
export const alertBarFields = {
  hasMessage: checkbox({
    name: 'HasMessage',
    help: 'Turns the message on. While it is unticked, visitors see nothing, whatever the other fields contain.',
  }),
  messageTitle: text({
    name: 'MessageTitle',
    help: 'The subject, in two to five words. A title without text, or text without a title, is fine.',
  }),
  messageText: richText({
    name: 'MessageText',
    help: 'One or two sentences, if possible with a link to details.',
  }),
  messageType: choice({
    name: 'MessageType',
    help: 'How prominent the message is. A Warning can’t be dismissed; the others stay hidden for a day after a visitor closes one. Without a type nothing is shown.',
    choices: { Warning: 'warning', Dark: 'dark', Light: 'light', Neutral: 'neutral' },
    fallback: 'none',
  }),
  messageIcon: choice({
    name: 'MessageIcon',
    help: 'The icon before the text: a megaphone for campaigns, a triangle for warnings.',
    choices: { CampaignAlert: 'megaphone', WarningAlert: 'warning' },
    fallback: 'none',
  }),
};

/** The placeholders that AlertBar suits. */
export const alertBarSuits = ['headless-header'] as const;

/** The status of AlertBar. */
export const alertBarStatus = 'stable';

/** The editors’ manual of AlertBar, without its fields. */
export const alertBarManual: BlockManual = {
  purpose:
    'A message across the page, above or below the header, shown until a visitor dismisses it.',
  useWhen: [
    'Something concerns every visitor for a few days: changed opening hours, a recall, a campaign.',
    'Something doesn’t work: a Warning tells visitors before they try.',
  ],
  avoidWhen: [
    'It is always true: put it into the page itself, where nobody has to dismiss it.',
    'It concerns only one page: use a Blurb on that page.',
  ],
};
