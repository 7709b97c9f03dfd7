import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call MainNavigation. */
export const mainNavigationTexts: BlockTexts = {
  words: {
    sv: 'meny, huvudmeny, navigering, navigation, sidhuvud, toppmeny, språkväljare, språkval, språk, språkbyte, hamburgermeny, undermeny, rullgardinsmeny, menyrad, logotyp, logga, brödsmulor',
    nb: 'meny, hovedmeny, navigasjon, topptekst, toppmeny, språkvelger, språkvalg, språk, hamburgermeny, undermeny, nedtrekksmeny, menylinje, logo, brødsmuler',
    en: 'header, menu, main menu, navigation, main navigation, nav, dropdown, drop-down menu, language switcher, language selector, language, hamburger menu, submenu, menu bar, top menu, logo, breadcrumbs',
    fi: 'valikko, valikot, päävalikko, navigaatio, navigointi, ylätunniste, yläpalkki, kielivalinta, kielenvaihto, kieli, kielet, hampurilaisvalikko, alavalikko, pudotusvalikko, logo, murupolku',
    sk: 'menu, hlavné menu, ponuka menu, navigácia, hlavička, horné menu, prepínač jazykov, výber jazyka, jazyk, jazyky, hamburger menu, podmenu, rozbaľovacie menu, logo, omrvinková navigácia',
  },
};
