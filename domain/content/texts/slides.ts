import { everySite, textSubject } from './textSubject.ts';

/** The texts of rows of slides. */
export const slidesSubject = textSubject(
  everySite,
  [
    'previousSlide',
    'nextSlide',
    'goToSlide',
    'pauseSlides',
    'playSlides',
    'slides',
    'slidePosition',
  ],
  { goToSlide: ['number'], slidePosition: ['number', 'total'] },
);
