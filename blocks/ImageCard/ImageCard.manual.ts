import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { imageCardFields } from './ImageCard.fields.ts';

/** What editors call ImageCard, and its manual in Swedish. */
export const imageCardTexts: BlockTextsOf<typeof imageCardFields> = {
  words: {
    sv: 'bildkort, bildpuff, bildlänk, klickbar bild, bild med länk, text på bild, bildruta, inspirationsbild, stämningsbild, fotokort',
    nb: 'bildekort, bildelenke, klikkbart bilde, bilde med lenke, tekst på bilde, bilderute, inspirasjonsbilde, stemningsbilde',
    en: 'image card, picture card, image teaser, picture link, clickable image, clickable picture, text on picture, image tile, mood picture',
    fi: 'kuvakortti, kuvanosto, kuvalinkki, klikattava kuva, kuva linkillä, teksti kuvan päällä, tunnelmakuva',
    sk: 'obrázková karta, karta s obrázkom, obrázkový odkaz, obrázok s odkazom, klikateľný obrázok, text na obrázku, náladový obrázok',
  },
  sv: {
    purpose: 'En bild med en kort text på. Hela kortet är en länk.',
    useWhen: ['Bilden får besökarna att vilja dit: platser, stämningar, modeller.'],
    avoidWhen: ['Det är mer text än en titel och en mening: använd Card, som har plats för den.'],
    fields: {
      image:
        'Bilden (4:3; andra format beskärs). En mörk toning bakom texten täcker dess nedre hälft.',
      title: 'Vad kortet handlar om, med några få ord.',
      text: 'En kort mening under titeln.',
      link: 'Vart kortet leder. Hela kortet är länken.',
    },
  },
};
