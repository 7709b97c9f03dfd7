import { shownBy, textSubject } from './textSubject.ts';

/** The blocks with cards of cars. */
export const carCardBlocks = [
  'CarDetail',
  'CarList',
  'CarOfTheWeek',
  'CarTeaserFixed',
  'CarTeaserQuery',
  'FacilityDetail',
  'SavedCars',
] as const;

/** The texts of a car’s card. */
export const carCardSubject = textSubject(
  shownBy(carCardBlocks),
  [
    'carNew',
    'carCampaign',
    'carCommercial',
    'carPriceFrom',
    'carPriceFormer',
    'carPriceLowered',
    'carPriceWithoutVat',
    'carPriceWithVat',
    'carLoan',
    'carPrivateLeasing',
    'carCompanyLeasing',
    'carPerMonth',
  ],
  { carPriceFrom: ['price'], carPriceLowered: ['amount'], carPerMonth: ['cost'] },
);
