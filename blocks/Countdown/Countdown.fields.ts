import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { dateTime, link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of Countdown. */
export const countdownFields = {
  title: text({ name: 'Title', help: 'What ends: the auction, the campaign, the early price.' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences about what is offered until then.' }),
  endDate: dateTime({
    name: 'EndDate',
    help: 'When it ends. Without a time zone, the site’s local time applies, including daylight saving time. Without a time, it is the start of the day. The date is also shown as text.',
    required: true,
  }),
  link: link({ name: 'Link', help: 'Where visitors can act before it ends, as a button.' }),
  endedText: text({
    name: 'EndedText',
    help: 'Replaces the clock when the countdown has ended. If empty, the site’s standard text is used.',
  }),
  backgroundColor: backgroundColor(),
};

/** The status of Countdown. */
export const countdownStatus = 'stable';

/** The editors’ manual of Countdown, without its fields. */
export const countdownManual: BlockManual = {
  purpose:
    'Days, hours, minutes and seconds until something ends, with the date as text and a link to act in time.',
  useWhen: [
    'Something really ends at a known time: an auction, a campaign, an early price.',
    'Visitors can act on it before it ends.',
  ],
  avoidWhen: [
    'The end is made up or is moved repeatedly: that is misleading marketing, which is illegal.',
    'It is months away: a date in the text is more useful.',
    'The page already has a countdown: two weaken each other.',
  ],
};
