import { shownBy, textSubject } from './textSubject.ts';

/** The texts of searches for cars near a place. */
export const carNearSubject = textSubject(
  shownBy(['CarList']),
  [
    'carNear',
    'carNearPlace',
    'carNearRadius',
    'carNearAnywhere',
    'carNearWithin',
    'carNearFrom',
    'carNearYou',
    'carNearLocate',
    'carNearLocating',
    'carNearRefused',
    'carNearFailed',
    'carNearUnknown',
    'carNearUnavailable',
    'carNearSuggestions',
    'carNearCount',
    'carNearNone',
    'carNearSuggestionsFailed',
  ],
  {
    carNearWithin: ['distance', 'place'],
    carNearFrom: ['place'],
    carNearUnknown: ['place'],
    carNearUnavailable: ['place'],
    carNearCount: ['count'],
  },
);
