import { shownBy, textSubject } from './textSubject.ts';

/** The texts of searches for cars near a place. */
export const carNearSubject = textSubject(
  shownBy(['CarDetail', 'CarList']),
  [
    'carNear',
    'carNearPlace',
    'carNearRadius',
    'carNearAnywhere',
    'carNearWithin',
    'carNearFrom',
    'carNearAway',
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
    carNearAway: ['distance', 'place'],
    carNearUnknown: ['place'],
    carNearUnavailable: ['place'],
    carNearCount: ['count'],
  },
);
