import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { carouselFields } from './Carousel.fields.ts';

/** What editors call Carousel, and its manual in Swedish. */
export const carouselTexts: BlockTextsOf<typeof carouselFields> = {
  words: {
    sv: 'karusell, bildspel, bildkarusell, bläddra bilder, rullande bilder, slider, bildvisning, växlande bilder, roterande bilder, flera bilder, erbjudanden, banner som byter',
    nb: 'karusell, bildekarusell, lysbildefremvisning, lysbilder, slideshow, bildespill, rullerende bilder, bla i bilder, slider, flere bilder, tilbud',
    en: 'slider, slideshow, carousel, rotator, rotating pictures, picture show, image slider, slides, swipe, several pictures, rotating banner',
    fi: 'karuselli, kuvakaruselli, diaesitys, kuvaesitys, liukuva kuva, vaihtuvat kuvat, selattavat kuvat, liukusäädin, diat, monta kuvaa',
    sk: 'karusel, kolotoč, prezentácia obrázkov, slider, posuvník, striedajúce sa obrázky, posúvanie obrázkov, snímky, viac obrázkov, obrázková prezentácia',
  },
  sv: {
    purpose:
      'Stora bilder med korta texter, en i taget. De växlar automatiskt och besökaren kan pausa dem.',
    useWhen: [
      'Några lika viktiga erbjudanden delar på sidans mest synliga plats.',
      'Varje bild är stark nog att visas för sig.',
    ],
    avoidWhen: [
      'En av dem är viktigast: visa den i en HeroBanner, eftersom få besökare ser den tredje bilden.',
      'Besökarna ska jämföra: använd en CardList eller StageRow, som visar flera på en gång.',
    ],
    fields: {
      title: 'Vad bilderna handlar om, som en rubrik ovanför dem. Den behövs inte.',
      slides: {
        help: 'Bilderna. Besökare tittar sällan på fler än fem. En post utan både bild och titel utelämnas.',
        entries: {
          image: 'Bilden (2:1), som fyller hela ytan.',
          imagePhone: 'En annan bild för mobiler (3:4). Utan den visar mobiler Image.',
          title: 'Bildens budskap, med några få ord.',
          text: 'En kort mening.',
          link: 'Vart bilden leder, som en knapp på den.',
        },
      },
      autoPlay:
        'Byter bild automatiskt. Besökaren kan pausa, och det är avstängt för besökare vars system är inställt på mindre rörelse.',
      autoPlaySeconds: 'Hur länge varje bild visas, i sekunder.',
      hasSearchBox: 'Lägger till en sökruta under bilderna.',
      searchUrl: 'Sidan som visar resultaten. Den får besökarens ord som parametern keyphrase.',
      searchPlaceholder: 'Sökrutans platshållartext.',
    },
  },
};
