import { dateTime, link, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of Countdown. */
export const countdownFields = {
  title: text({ name: 'Title', help: 'What ends: the auction, the campaign, the early price.' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'A sentence or two on what one gets until then.' }),
  endDate: dateTime({
    name: 'EndDate',
    help: 'When it ends. Without a time zone it is the site’s local time, summer time included; without a time the day’s beginning. It is shown in words as well.',
    required: true,
  }),
  link: link({ name: 'Link', help: 'Where to act before it ends, as a button.' }),
  endedText: text({
    name: 'EndedText',
    help: 'What stands there instead once it is over. Without it the site’s own words for that do.',
  }),
  backgroundColor: backgroundColor(),
};
