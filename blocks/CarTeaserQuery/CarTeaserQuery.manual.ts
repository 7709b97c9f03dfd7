import { backgroundColorSv, buttonLinkSv, titleTagSv } from '#cms/manual/swedish.ts';
import { sortChoicesSv } from '#cms/manual/swedishChoices.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import { wireName } from '#domain/search/facets.ts';
import type { carTeaserQueryFields } from './CarTeaserQuery.fields.ts';

/** What editors call CarTeaserQuery, and its manual in Swedish. */
export const carTeaserQueryTexts: BlockTextsOf<typeof carTeaserQueryFields> = {
  words: {
    sv: 'bilrad, bilkarusell, senaste bilarna, nyinkomna bilar, nytt i lager, bilar i en rad, bilar av ett märke, bilpuffar, fynd, rea på bilar, nedsatta bilar, laddhybrider, kombi, suvar',
    nb: 'bilrad, bilkarusell, siste biler, nyankomne biler, nytt på lager, biler på rad, biler av et merke, nedsatte biler, ladbare hybrider, stasjonsvogner',
    en: 'car row, car slider, car carousel, latest cars, new arrivals, newest cars, just in, cars in a row, cars of a brand, reduced cars, bargains, plug-in hybrids, estates',
    fi: 'autorivi, autokaruselli, uusimmat autot, juuri saapuneet, uutta varastossa, merkin autot, alennetut autot, lataushybridit, farmarit',
    sk: 'rad áut, rad vozidiel, karusel áut, najnovšie autá, novinky na sklade, práve prišlo, autá jednej značky, zlacnené autá, plug-in hybridy, kombi',
  },
  sv: {
    purpose: 'Bilar av ett visst slag, så många som redaktören vill, i en rad som rullar i sidled.',
    useWhen: [
      'En sida handlar om ett märke, ett drivmedel eller en karosstyp och ska visa vad som finns i lager nu.',
      'Besökarna ska se att det finns bilar innan de går till listan.',
    ],
    avoidWhen: [
      'Du vill visa vissa bilar: använd CarTeaserFixed, som bara visar dem.',
      'Besökarna vill filtrera: länka till billistan.',
    ],
    fields: {
      title: 'Rubriken ovanför bilarna. Den är också radens namn för skärmläsare.',
      titleTag: titleTagSv,
      predefinedQuery: `Vilka bilar som visas: det som står efter frågetecknet i adressen till en filtrerad billista, till exempel ${wireName('fuel')}=El&${wireName('brand')}=Volvo, eller hela adressen. Är fältet tomt visas webbplatsens alla bilar.`,
      numberOfCars: 'Hur många bilar som visas som mest.',
      sort: {
        help: 'Vilka bilar som kommer först.',
        choices: sortChoicesSv,
        fallback: 'sorteringen i PredefinedQuery, annars de nyaste först',
      },
      ...buttonLinkSv,
      backgroundColor: backgroundColorSv,
    },
  },
};
