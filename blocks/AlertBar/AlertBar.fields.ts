import { checkbox, choice, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of AlertBar. */
export const alertBarFields = {
  hasMessage: checkbox({
    name: 'HasMessage',
    help: 'Switches the message on. Unticked, visitors see nothing, whatever the other fields hold.',
  }),
  messageTitle: text({
    name: 'MessageTitle',
    help: 'What it is about, in two to five words. Title or text may stand alone.',
  }),
  messageText: richText({
    name: 'MessageText',
    help: 'One or two sentences; a link to more is welcome.',
  }),
  messageType: choice({
    name: 'MessageType',
    help: 'How loud it is. A Warning can’t be dismissed; the others stay away for a day once a visitor has closed one. Without a type nothing is shown.',
    choices: { Warning: 'warning', Dark: 'dark', Light: 'light', Neutral: 'neutral' },
    fallback: 'none',
  }),
  messageIcon: choice({
    name: 'MessageIcon',
    help: 'The sign before the text: a megaphone for campaigns, a triangle for warnings.',
    choices: { CampaignAlert: 'megaphone', WarningAlert: 'warning' },
    fallback: 'none',
  }),
};
