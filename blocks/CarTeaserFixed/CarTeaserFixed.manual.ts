import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CarTeaserFixed. */
export const carTeaserFixedTexts: BlockTexts = {
  words: {
    sv: 'utvalda bilar, valda bilar, handplockade bilar, särskilda bilar, bilkort, vissa bilar, bestämda bilar, demobilar, rekommenderade bilar, tipsa om bilar',
    nb: 'utvalgte biler, valgte biler, håndplukkede biler, bestemte biler, bilkort, demobiler, anbefalte biler',
    en: 'selected cars, chosen cars, picked cars, hand-picked cars, certain cars, car cards, demo cars, recommended cars, featured vehicles',
    fi: 'valitut autot, poimitut autot, tietyt autot, autokortit, esittelyautot, suositellut autot',
    sk: 'vybrané autá, zvolené autá, konkrétne autá, odporúčané autá, karty áut, predvádzacie autá, predvádzacie vozidlá',
  },
};
