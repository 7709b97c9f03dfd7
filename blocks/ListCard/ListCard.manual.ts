import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call ListCard. */
export const listCardTexts: BlockTexts = {
  words: {
    sv: 'listkort, rad, listrad, listpost, kort i lista, liggande kort, horisontellt kort, bild bredvid text, listobjekt, lista',
    nb: 'listekort, rad, listerad, listeelement, kort i liste, liggende kort, horisontalt kort, bilde ved siden av tekst, liste',
    en: 'list card, list item, row, list row, card in a list, horizontal card, picture beside text, list',
    fi: 'listakortti, rivi, listarivi, luettelokortti, vaakakortti, kuva tekstin vieressä, lista',
    sk: 'karta v zozname, riadok, položka zoznamu, vodorovná karta, horizontálna karta, obrázok vedľa textu, zoznam',
  },
};
