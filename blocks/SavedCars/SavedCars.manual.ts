import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call SavedCars. */
export const savedCarsTexts: BlockTexts = {
  words: {
    sv: 'sparade bilar, favoriter, favoritbilar, önskelista, hjärta, sparade sökningar, bevakning, bevakningar, senast visade, visade bilar, mina bilar, mina sidor, minneslista, senast tittade',
    nb: 'lagrede biler, favoritter, favorittbiler, ønskeliste, hjerte, lagrede søk, varsler om nye biler, sist viste, sett på, mine biler, min side, huskeliste',
    en: 'saved cars, favourites, favorites, wish list, wishlist, heart, saved searches, followed searches, recently viewed, last viewed, my cars, shortlist, bookmarks',
    fi: 'tallennetut autot, suosikit, suosikki, suosikkiautot, toivelista, sydän, tallennetut haut, hakuvahti, viimeksi katsotut, katsotut autot, omat autot, muistilista',
    sk: 'uložené autá, obľúbené, obľúbené autá, zoznam želaní, srdce, uložené vyhľadávania, sledované vyhľadávania, naposledy zobrazené, moje autá, záložky áut',
  },
};
