import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call CarTeaserQuery. */
export const carTeaserQueryTexts: BlockTexts = {
  words: {
    sv: 'bilrad, bilkarusell, senaste bilarna, nyinkomna bilar, nytt i lager, bilar i en rad, bilar av ett märke, bilpuffar, fynd, rea på bilar, nedsatta bilar, laddhybrider, kombi, suvar',
    nb: 'bilrad, bilkarusell, siste biler, nyankomne biler, nytt på lager, biler på rad, biler av et merke, nedsatte biler, ladbare hybrider, stasjonsvogner',
    en: 'car row, car slider, car carousel, latest cars, new arrivals, newest cars, just in, cars in a row, cars of a brand, reduced cars, bargains, plug-in hybrids, estates',
    fi: 'autorivi, autokaruselli, uusimmat autot, juuri saapuneet, uutta varastossa, merkin autot, alennetut autot, lataushybridit, farmarit',
    sk: 'rad áut, rad vozidiel, karusel áut, najnovšie autá, novinky na sklade, práve prišlo, autá jednej značky, zlacnené autá, plug-in hybridy, kombi',
  },
};
