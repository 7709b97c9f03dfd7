import { backgroundColorSv, heroFieldsSv, heroSearchTextsSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { heroSearchBannerFields } from './HeroSearchBanner.fields.ts';

/** What editors call HeroSearchBanner, and its manual in Swedish. */
export const heroSearchBannerTexts: BlockTextsOf<typeof heroSearchBannerFields> = {
  words: {
    sv: 'bilsök, bilsökning, sök bil, sökruta, sökfält, sökbanner, sökning, sök, hitta bil, sök på startsidan, söka bilar, toppbild med sök, sökfunktion',
    nb: 'bilsøk, søk bil, søkefelt, søkeboks, søkebanner, søk, søking, finn bil, søk på forsiden, søke etter biler, søkefunksjon',
    en: 'car search, hero search, search banner, search box, search field, search bar, search, find a car, search for cars, homepage search, search function',
    fi: 'autohaku, hae auto, hakukenttä, hakukentän, hakuruutu, haku, haun, hakubanneri, etsi auto, etsi autoja, etusivun haku, etsintä, hakutoiminto',
    sk: 'vyhľadávanie áut, vyhľadávanie auta, hľadať auto, vyhľadávacie pole, vyhľadávanie, vyhľadávač, hľadanie, hľadať, nájsť auto, vyhľadávací banner, vyhľadávacia lišta',
  },
  sv: {
    purpose:
      'En bilsökning överst på en sida: den föreslår märken, modeller och bilar, och känner igen ord som ”el” eller ”kombi” som filter.',
    useWhen: [
      'Startsidan eller sidan om begagnade bilar ska låta besökarna söka bilar genast.',
      'En billista ska börja med sin sökning; utan bild är bannern bara så hög som sin text.',
    ],
    avoidWhen: [
      'Besökarna söker något annat än bilar: använd HeroBanner, vars sökfält kan leda till vilken sida som helst.',
      'Sidan har redan en hero: en till konkurrerar med den.',
    ],
    fields: {
      ...heroFieldsSv,
      searchUrl:
        'Billistan som visar resultaten. Ord som motsvarar filter blir en del av dess sökväg, de andra dess sökfras. Är fältet tomt används webbplatsens egen lista.',
      ...heroSearchTextsSv,
      backgroundColor: { ...backgroundColorSv, help: 'Bakgrunden till en banner utan bild.' },
    },
  },
};
