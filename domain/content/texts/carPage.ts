import { shownBy, textSubject } from './textSubject.ts';

/** The texts of a car’s page. */
export const carPageSubject = textSubject(
  shownBy(['CarDetail']),
  [
    'carBackToAll',
    'carOverview',
    'carDescription',
    'carRegistrationNumber',
    'carPicture',
    'carPlace',
    'carSimilar',
    'carPageGone',
    'carPageGoneText',
    'carPageGoneToList',
    'carPageSections',
    'carPageFinance',
    'carPageContact',
    'carPageContactSeller',
    'carPageWebAddress',
    'carPageBenefit',
    'carPageBaseAmounts',
    'carPictureView',
    'carViewFront',
    'carViewFrontCorner',
    'carViewSide',
    'carViewRearCorner',
    'carViewRear',
    'carViewInterior',
    'carViewDetail',
  ],
  { carPicture: ['car', 'number', 'total'], carPictureView: ['car', 'view'] },
);
