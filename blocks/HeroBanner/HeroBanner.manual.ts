import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call HeroBanner. */
export const heroBannerTexts: BlockTexts = {
  words: {
    sv: 'hero, toppbild, huvudbild, banner, stor bild, startbild, omslagsbild, huvudrubrik, bakgrundsbild, bakgrundsfilm, kampanjbild, kampanj, välkomstbild, startsida, toppbanner, film överst, sidhuvudsbild, rubrik, heltäckande bild',
    nb: 'hero, toppbilde, hovedbilde, banner, stort bilde, forsidebilde, hovedoverskrift, bakgrunnsbilde, bakgrunnsfilm, kampanjebilde, kampanje, velkomstbilde, forside, startside, toppbanner, overskrift',
    en: 'hero, top picture, hero image, banner, splash, large picture, big image, cover picture, key visual, headline, heading, background image, background video, campaign picture, campaign, start page, home page, welcome, masthead picture',
    fi: 'hero, pääkuva, yläkuva, banneri, iso kuva, suuri kuva, etusivun kuva, etusivu, kansikuva, pääotsikko, otsikko, taustakuva, taustavideo, kampanjakuva, kampanja, tervetuloa',
    sk: 'hero, hlavný obrázok, úvodný obrázok, banner, veľký obrázok, titulný obrázok, titulka, hlavný nadpis, nadpis, obrázok na pozadí, video na pozadí, kampaň, obrázok kampane, úvodná stránka, domovská stránka, uvítanie',
  },
};
