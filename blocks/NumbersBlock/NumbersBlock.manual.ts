import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { numbersBlockFields } from './NumbersBlock.fields.ts';

/** What editors call NumbersBlock, and its manual in Swedish. */
export const numbersBlockTexts: BlockTextsOf<typeof numbersBlockFields> = {
  words: {
    sv: 'siffror, siffra, nyckeltal, statistik, tal, antal, procent, fakta i siffror, stora siffror, resultat, mätvärden, år i branschen, nöjda kunder, omdöme i siffror, betyg, recension',
    nb: 'tall, nøkkeltall, statistikk, antall, prosent, fakta i tall, store tall, resultater, fornøyde kunder, år i bransjen, karakter, omtale',
    en: 'figures, numbers, number, statistics, stats, facts and figures, facts, key numbers, key figures, percent, big numbers, results, satisfied customers, years in business, rating, review score, review',
    fi: 'luvut, luku, lukuja, numerot, numero, tunnusluvut, tilastot, tilasto, prosentti, faktat, isot numerot, tulokset, tyytyväiset asiakkaat, arvosana, arvostelu, asiakasarvio',
    sk: 'čísla, číslo, čísel, kľúčové údaje, ukazovatele, štatistika, štatistiky, percentá, fakty, veľké čísla, výsledky, spokojní zákazníci, hodnotenie, recenzia',
  },
  sv: {
    purpose: 'Två till fyra stora tal, vart och ett med en etikett.',
    useWhen: ['En siffra säger mer än en mening: bilar i lager, år, nöjda kunder.'],
    avoidWhen: [
      'Talen behöver förklaras: använd en text.',
      'Talen ändras varje dag: gamla tal kostar förtroende.',
    ],
    fields: {
      title: 'Vad talen handlar om.',
      titleTag: titleTagSv,
      numbers: {
        help: 'Talen. Två till fyra fungerar bäst. En post utan värde eller titel utelämnas.',
        entries: {
          value: 'Talet med sin enhet, till exempel 3 200 eller 98 %.',
          title: 'Vad talet räknar, med några få ord.',
        },
      },
      backgroundColor: backgroundColorSv,
    },
  },
};
