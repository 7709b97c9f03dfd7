import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the viewer of a car’s media. */
export const carMediaSubject = textSubject(
  shownBy(['CarDetail']),
  [
    'carMediaModes',
    'carMediaFilm',
    'carMediaInside',
    'carMediaOutside',
    'carMediaFullScreen',
    'carMediaThumbnails',
    'carMediaZoomIn',
    'carMediaZoomOut',
    'carMediaTurnStart',
    'carMediaTurnStop',
    'carMediaTurning',
    'carMediaTurnPosition',
    'carMediaFailed',
  ],
  { carMediaTurnPosition: ['number', 'total'] },
);
