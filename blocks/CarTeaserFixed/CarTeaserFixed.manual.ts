import { backgroundColorSv, buttonLinkSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { carTeaserFixedFields } from './CarTeaserFixed.fields.ts';

/** What editors call CarTeaserFixed, and its manual in Swedish. */
export const carTeaserFixedTexts: BlockTextsOf<typeof carTeaserFixedFields> = {
  words: {
    sv: 'utvalda bilar, valda bilar, handplockade bilar, särskilda bilar, bilkort, vissa bilar, bestämda bilar, demobilar, rekommenderade bilar, tipsa om bilar',
    nb: 'utvalgte biler, valgte biler, håndplukkede biler, bestemte biler, bilkort, demobiler, anbefalte biler',
    en: 'selected cars, chosen cars, picked cars, hand-picked cars, certain cars, car cards, demo cars, recommended cars, featured vehicles',
    fi: 'valitut autot, poimitut autot, tietyt autot, autokortit, esittelyautot, suositellut autot',
    sk: 'vybrané autá, zvolené autá, konkrétne autá, odporúčané autá, karty áut, predvádzacie autá, predvádzacie vozidlá',
  },
  sv: {
    purpose: 'Bilar som en redaktör har valt en och en, sida vid sida.',
    useWhen: [
      'En sida handlar om vissa bilar: de på en mässa, i ett test eller hos en säljare.',
      'Du håller listan aktuell: sålda bilar försvinner automatiskt och ersätts inte.',
    ],
    avoidWhen: [
      'Vilken bil som helst av ett slag duger: använd CarTeaserQuery, som alltid visar bilar som finns i lager.',
      'Besökarna ska kunna hitta vilken bil som helst: länka till billistan.',
    ],
    fields: {
      title: 'Rubriken ovanför bilarna.',
      titleTag: titleTagSv,
      pimIds:
        'Id för bilarna som ska visas, åtskilda med kommatecken, i den ordning de visas. Högst 100. Sålda bilar utelämnas.',
      ...buttonLinkSv,
      backgroundColor: backgroundColorSv,
    },
  },
};
