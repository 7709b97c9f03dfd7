import { headerFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { mainNavigationFields } from './MainNavigation.fields.ts';

/** What editors call MainNavigation, and its manual in Swedish. */
export const mainNavigationTexts: BlockTextsOf<typeof mainNavigationFields> = {
  words: {
    sv: 'meny, huvudmeny, navigering, navigation, sidhuvud, toppmeny, språkväljare, språkval, språk, språkbyte, hamburgermeny, undermeny, rullgardinsmeny, menyrad, logotyp, logga, brödsmulor',
    nb: 'meny, hovedmeny, navigasjon, topptekst, toppmeny, språkvelger, språkvalg, språk, hamburgermeny, undermeny, nedtrekksmeny, menylinje, logo, brødsmuler',
    en: 'header, menu, main menu, navigation, main navigation, nav, dropdown, drop-down menu, language switcher, language selector, language, hamburger menu, submenu, menu bar, top menu, logo, breadcrumbs',
    fi: 'valikko, valikot, päävalikko, navigaatio, navigointi, ylätunniste, yläpalkki, kielivalinta, kielenvaihto, kieli, kielet, hampurilaisvalikko, alavalikko, pudotusvalikko, logo, murupolku',
    sk: 'menu, hlavné menu, ponuka menu, navigácia, hlavička, horné menu, prepínač jazykov, výber jazyka, jazyk, jazyky, hamburger menu, podmenu, rozbaľovacie menu, logo, omrvinková navigácia',
  },
  sv: {
    purpose:
      'Sidans topp: logotyp, en meny över webbplatsens sidor ner till tredje nivån, fler länkar och en språkväljare.',
    useWhen: [
      'På varje sida på en webbplats som besökarna navigerar på. Låt alla sidor dela ett sidhuvud.',
      'Menyn ska följa sidorna: den visar de publicerade sidorna i innehållsträdets ordning. Sidfälten NavTitle, hideInNavigation, externalLink och shouldBeNavigableInMenuWhenItHasChildren styr varje post.',
    ],
    avoidWhen: [
      'Menyn ska skilja sig från sidträdet, eller visa bilder: använd MegaMenuNavigation.',
      'En sida behöver ingen meny: använd SimpleHeader, som bara är logotypen.',
    ],
    fields: headerFieldsSv,
  },
};
