import { everySite, textSubject } from './textSubject.ts';

/** The texts of films. */
export const filmsSubject = textSubject(
  everySite,
  ['videoPlay', 'videoPause', 'videoMute', 'videoUnmute', 'youtubePlay', 'youtubeNotice'],
  { youtubePlay: ['title'] },
);
