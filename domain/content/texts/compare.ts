import { shownBy, textSubject } from './textSubject.ts';

/** The texts of the comparison of cars. */
export const compareSubject = textSubject(
  shownBy(['CarDetail', 'CarList']),
  [
    'compareTitle',
    'compareOpen',
    'compareShowList',
    'compareHideList',
    'compareClear',
    'compareRemove',
    'compareCount',
    'compareShowCar',
    'compareDifferences',
    'compareSame',
    'compareMissing',
    'compareEquipment',
    'compareTechnicalData',
    'compareProperty',
    'compareHas',
    'compareLacks',
  ],
  { compareOpen: ['count'], compareRemove: ['car'], compareCount: ['count'] },
);
