import { logoSizeFieldsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { simpleHeaderFields } from './SimpleHeader.fields.ts';

/** What editors call SimpleHeader, and its manual in Swedish. */
export const simpleHeaderTexts: BlockTextsOf<typeof simpleHeaderFields> = {
  words: {
    sv: 'logotyp, logga, logo, enkelt sidhuvud, sidhuvud, toppen, utan meny, endast logotyp, kampanjsida, landningssida, tacksida',
    nb: 'logo, enkel topptekst, topptekst, toppen, uten meny, bare logo, kampanjeside, landingsside, takkeside',
    en: 'logo, simple header, header, top, topbar, masthead, no menu, without menu, logo only, landing page, campaign page, thank-you page',
    fi: 'logo, yksinkertainen ylätunniste, ylätunniste, yläosa, ilman valikkoa, pelkkä logo, kampanjasivu, laskeutumissivu, kiitossivu',
    sk: 'logo, jednoduchá hlavička, hlavička, vrch stránky, bez menu, iba logo, kampaňová stránka, vstupná stránka, ďakovná stránka',
  },
  sv: {
    purpose: 'Sidans topp: bara logotypen, som leder till startsidan.',
    useWhen: [
      'En sida behöver ingen meny: kampanjer, formulär, tacksidor, sidor för ett enda erbjudande.',
      'Hela webbplatsen har bara några få sidor.',
    ],
    avoidWhen: [
      'Besökarna ska kunna nå andra delar av webbplatsen från sidan: använd MainNavigation.',
    ],
    fields: {
      logo: 'Webbplatsens logotyp, helst som SVG. Dess alternativtext är länkens namn för skärmläsare. Utan logotyp visar sidhuvudet texten i LogoLink.',
      ...logoSizeFieldsSv,
      logoLink: 'Vart logotypen leder. Är fältet tomt leder den till startsidan.',
    },
  },
};
