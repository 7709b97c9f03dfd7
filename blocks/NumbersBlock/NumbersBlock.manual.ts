import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call NumbersBlock. */
export const numbersBlockTexts: BlockTexts = {
  words: {
    sv: 'siffror, siffra, nyckeltal, statistik, tal, antal, procent, fakta i siffror, stora siffror, resultat, mätvärden, år i branschen, nöjda kunder, omdöme i siffror, betyg, recension',
    nb: 'tall, nøkkeltall, statistikk, antall, prosent, fakta i tall, store tall, resultater, fornøyde kunder, år i bransjen, karakter, omtale',
    en: 'figures, numbers, number, statistics, stats, facts and figures, facts, key numbers, key figures, percent, big numbers, results, satisfied customers, years in business, rating, review score, review',
    fi: 'luvut, luku, lukuja, numerot, numero, tunnusluvut, tilastot, tilasto, prosentti, faktat, isot numerot, tulokset, tyytyväiset asiakkaat, arvosana, arvostelu, asiakasarvio',
    sk: 'čísla, číslo, čísel, kľúčové údaje, ukazovatele, štatistika, štatistiky, percentá, fakty, veľké čísla, výsledky, spokojní zákazníci, hodnotenie, recenzia',
  },
};
