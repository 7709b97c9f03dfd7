import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call Footer. */
export const footerTexts: BlockTexts = {
  words: {
    sv: 'sidfot, sidfoten, fot, längst ner, botten, copyright, upphovsrätt, sidans slut, företagsuppgifter, organisationsnummer',
    nb: 'bunntekst, bunn, nederst, footer, sidefot, copyright, opphavsrett, slutten av siden, organisasjonsnummer',
    en: 'footer, bottom, page bottom, end of page, copyright, imprint, company information, page foot',
    fi: 'alatunniste, alaosa, alapalkki, sivun loppu, tekijänoikeus, copyright, yritystiedot, y-tunnus',
    sk: 'päta, pätička, spodok stránky, koniec stránky, copyright, autorské práva, údaje o spoločnosti, tiráž',
  },
};
