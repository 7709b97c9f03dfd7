import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call SimpleHeader. */
export const simpleHeaderTexts: BlockTexts = {
  words: {
    sv: 'logotyp, logga, logo, enkelt sidhuvud, sidhuvud, toppen, utan meny, endast logotyp, kampanjsida, landningssida, tacksida',
    nb: 'logo, enkel topptekst, topptekst, toppen, uten meny, bare logo, kampanjeside, landingsside, takkeside',
    en: 'logo, simple header, header, top, topbar, masthead, no menu, without menu, logo only, landing page, campaign page, thank-you page',
    fi: 'logo, yksinkertainen ylätunniste, ylätunniste, yläosa, ilman valikkoa, pelkkä logo, kampanjasivu, laskeutumissivu, kiitossivu',
    sk: 'logo, jednoduchá hlavička, hlavička, vrch stránky, bez menu, iba logo, kampaňová stránka, vstupná stránka, ďakovná stránka',
  },
};
