import { heroFieldsSv, heroSearchTextsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { heroBannerFields } from './HeroBanner.fields.ts';

/** What editors call HeroBanner, and its manual in Swedish. */
export const heroBannerTexts: BlockTextsOf<typeof heroBannerFields> = {
  words: {
    sv: 'hero, toppbild, huvudbild, banner, stor bild, startbild, omslagsbild, huvudrubrik, bakgrundsbild, bakgrundsfilm, kampanjbild, kampanj, välkomstbild, startsida, toppbanner, film överst, sidhuvudsbild, rubrik, heltäckande bild',
    nb: 'hero, toppbilde, hovedbilde, banner, stort bilde, forsidebilde, hovedoverskrift, bakgrunnsbilde, bakgrunnsfilm, kampanjebilde, kampanje, velkomstbilde, forside, startside, toppbanner, overskrift',
    en: 'hero, top picture, hero image, banner, splash, large picture, big image, cover picture, key visual, headline, heading, background image, background video, campaign picture, campaign, start page, home page, welcome, masthead picture',
    fi: 'hero, pääkuva, yläkuva, banneri, iso kuva, suuri kuva, etusivun kuva, etusivu, kansikuva, pääotsikko, otsikko, taustakuva, taustavideo, kampanjakuva, kampanja, tervetuloa',
    sk: 'hero, hlavný obrázok, úvodný obrázok, banner, veľký obrázok, titulný obrázok, titulka, hlavný nadpis, nadpis, obrázok na pozadí, video na pozadí, kampaň, obrázok kampane, úvodná stránka, domovská stránka, uvítanie',
  },
  sv: {
    purpose:
      'Den stora bilden eller filmen överst på en sida, med rubrik, länk och, på startsidan, sökningen.',
    useWhen: [
      'En sida inleds med en stark bild och ett budskap.',
      'Startsidan låter besökarna söka genast.',
    ],
    avoidWhen: [
      'Texten har fler än två meningar: använd en Blurb, som har plats för den.',
      'Sidan har redan en hero: en till konkurrerar med den.',
    ],
    fields: {
      ...heroFieldsSv,
      hasSearchBar: 'Lägger till ett sökfält. Det behöver HeroBannerSearchUrl.',
      searchUrl:
        'Sidan som visar resultaten. Den får besökarens ord som parametern keyphrase, utöver det som redan står i länken.',
      ...heroSearchTextsSv,
    },
  },
};
