import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { savedCarsFields } from './SavedCars.fields.ts';

/** What editors call SavedCars, and its manual in Swedish. */
export const savedCarsTexts: BlockTextsOf<typeof savedCarsFields> = {
  words: {
    sv: 'sparade bilar, favoriter, favoritbilar, önskelista, hjärta, sparade sökningar, bevakning, bevakningar, senast visade, visade bilar, mina bilar, mina sidor, minneslista, senast tittade',
    nb: 'lagrede biler, favoritter, favorittbiler, ønskeliste, hjerte, lagrede søk, varsler om nye biler, sist viste, sett på, mine biler, min side, huskeliste',
    en: 'saved cars, favourites, favorites, wish list, wishlist, heart, saved searches, followed searches, recently viewed, last viewed, my cars, shortlist, bookmarks',
    fi: 'tallennetut autot, suosikit, suosikki, suosikkiautot, toivelista, sydän, tallennetut haut, hakuvahti, viimeksi katsotut, katsotut autot, omat autot, muistilista',
    sk: 'uložené autá, obľúbené, obľúbené autá, zoznam želaní, srdce, uložené vyhľadávania, sledované vyhľadávania, naposledy zobrazené, moje autá, záložky áut',
  },
  sv: {
    purpose:
      'Bilarna som besökaren har sparat med ett hjärta, under dem sökningarna som besökaren följer med antalet nya bilar, och sedan bilarna som besökaren har tittat på. De sparas i besökarens enhet. En bil som inte längre är till salu visas i grått.',
    useWhen: [
      'En webbplats med bilar har en sida för dem, på adressen som ordbokens pathToSavedCars anger. Billistor länkar till den.',
    ],
    avoidWhen: [
      'Du vill välja bilarna: använd CarTeaserFixed.',
      'Sidan handlar om något annat: besökarna har kanske inte sparat något.',
    ],
    fields: {
      title: 'Rubriken ovanför bilarna.',
      titleTag: titleTagSv,
      text: 'Var och hur länge bilarna sparas: i besökarens egen enhet, de 50 senaste.',
      backgroundColor: backgroundColorSv,
    },
  },
};
