import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call ImageCard. */
export const imageCardTexts: BlockTexts = {
  words: {
    sv: 'bildkort, bildpuff, bildlänk, klickbar bild, bild med länk, text på bild, bildruta, inspirationsbild, stämningsbild, fotokort',
    nb: 'bildekort, bildelenke, klikkbart bilde, bilde med lenke, tekst på bilde, bilderute, inspirasjonsbilde, stemningsbilde',
    en: 'image card, picture card, image teaser, picture link, clickable image, clickable picture, text on picture, image tile, mood picture',
    fi: 'kuvakortti, kuvanosto, kuvalinkki, klikattava kuva, kuva linkillä, teksti kuvan päällä, tunnelmakuva',
    sk: 'obrázková karta, karta s obrázkom, obrázkový odkaz, obrázok s odkazom, klikateľný obrázok, text na obrázku, náladový obrázok',
  },
};
