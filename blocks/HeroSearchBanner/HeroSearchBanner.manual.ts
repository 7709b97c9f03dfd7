import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call HeroSearchBanner. */
export const heroSearchBannerTexts: BlockTexts = {
  words: {
    sv: 'bilsök, bilsökning, sök bil, sökruta, sökfält, sökbanner, sökning, sök, hitta bil, sök på startsidan, söka bilar, toppbild med sök, sökfunktion',
    nb: 'bilsøk, søk bil, søkefelt, søkeboks, søkebanner, søk, søking, finn bil, søk på forsiden, søke etter biler, søkefunksjon',
    en: 'car search, hero search, search banner, search box, search field, search bar, search, find a car, search for cars, homepage search, search function',
    fi: 'autohaku, hae auto, hakukenttä, hakukentän, hakuruutu, haku, haun, hakubanneri, etsi auto, etsi autoja, etusivun haku, etsintä, hakutoiminto',
    sk: 'vyhľadávanie áut, vyhľadávanie auta, hľadať auto, vyhľadávacie pole, vyhľadávanie, vyhľadávač, hľadanie, hľadať, nájsť auto, vyhľadávací banner, vyhľadávacia lišta',
  },
};
