import { everySite, textSubject } from './textSubject.ts';

/** The texts for sharing and printing a page. */
export const sharingSubject = textSubject(
  everySite,
  ['shareOn', 'shareByMail', 'shareCopyLink', 'pageActions', 'pageShare', 'pagePrint'],
  { shareOn: ['network'] },
);
