import { creditLaws } from '../../finance/creditLaw.ts';
import { carCardBlocks } from './carCard.ts';
import { shownBy, textSubject } from './textSubject.ts';

/** The warning beside the representative example of credit, in the countries whose law asks for it. */
export const creditCautionSubject = textSubject(
  shownBy(carCardBlocks, ({ country }) => creditLaws[country].hasCaution),
  ['creditCaution'],
);
