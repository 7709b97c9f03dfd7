import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call Carousel. */
export const carouselTexts: BlockTexts = {
  words: {
    sv: 'karusell, bildspel, bildkarusell, bläddra bilder, rullande bilder, slider, bildvisning, växlande bilder, roterande bilder, flera bilder, erbjudanden, banner som byter',
    nb: 'karusell, bildekarusell, lysbildefremvisning, lysbilder, slideshow, bildespill, rullerende bilder, bla i bilder, slider, flere bilder, tilbud',
    en: 'slider, slideshow, carousel, rotator, rotating pictures, picture show, image slider, slides, swipe, several pictures, rotating banner',
    fi: 'karuselli, kuvakaruselli, diaesitys, kuvaesitys, liukuva kuva, vaihtuvat kuvat, selattavat kuvat, liukusäädin, diat, monta kuvaa',
    sk: 'karusel, kolotoč, prezentácia obrázkov, slider, posuvník, striedajúce sa obrázky, posúvanie obrázkov, snímky, viac obrázkov, obrázková prezentácia',
  },
};
