import { cardFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { listCardFields } from './ListCard.fields.ts';

/** What editors call ListCard, and its manual in Swedish. */
export const listCardTexts: BlockTextsOf<typeof listCardFields> = {
  words: {
    sv: 'listkort, rad, listrad, listpost, kort i lista, liggande kort, horisontellt kort, bild bredvid text, listobjekt, lista',
    nb: 'listekort, rad, listerad, listeelement, kort i liste, liggende kort, horisontalt kort, bilde ved siden av tekst, liste',
    en: 'list card, list item, row, list row, card in a list, horizontal card, picture beside text, list',
    fi: 'listakortti, rivi, listarivi, luettelokortti, vaakakortti, kuva tekstin vieressä, lista',
    sk: 'karta v zozname, riadok, položka zoznamu, vodorovná karta, horizontálna karta, obrázok vedľa textu, zoznam',
  },
  sv: {
    purpose: 'Ett kort för listor, med bilden bredvid texten.',
    useWhen: [
      'Besökarna läser igenom en lista och jämför text snarare än bilder: lägg korten i en CardList.',
      'Texterna är för långa för kort som står sida vid sida.',
    ],
    avoidWhen: ['Bilderna är viktigast: använd Card, som visar dem större.'],
    fields: cardFieldsSv,
  },
};
