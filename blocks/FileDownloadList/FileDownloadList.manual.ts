import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call FileDownloadList. */
export const fileDownloadListTexts: BlockTexts = {
  words: {
    sv: 'ladda ner, nedladdning, nedladdningar, ladda hem, dokument, fil, filer, PDF, broschyr, prislista, prislistor, priser, katalog, blankett, instruktionsbok, manual, bilaga, bruksanvisning, avtal',
    nb: 'last ned, nedlasting, dokument, dokumenter, fil, filer, PDF, brosjyre, prisliste, priser, katalog, skjema for utskrift, instruksjonsbok, manual, vedlegg, bruksanvisning, avtale',
    en: 'download, downloads, documents, document, file, files, PDF, brochure, price list, prices, catalogue, printable form, manual, handbook, attachment, instructions',
    fi: 'lataa, ladattava, lataukset, lataus, tiedosto, tiedostot, asiakirja, dokumentti, PDF, esite, hinnasto, hinnat, hinta, luettelo, lomake tulostettavaksi, ohjekirja, käyttöohje, liite, sopimus',
    sk: 'stiahnuť, na stiahnutie, sťahovanie, dokument, dokumenty, súbor, súbory, PDF, brožúra, cenník, ceny, cien, katalóg, tlačivo, návod, príručka, príloha, zmluva',
  },
};
