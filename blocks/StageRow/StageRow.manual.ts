import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call StageRow. */
export const stageRowTexts: BlockTexts = {
  words: {
    sv: 'modellrad, karusell, kortrad, rullande kort, svep, bläddra i sidled, horisontell lista, rad med kort, kampanjer, modeller i rad, kortkarusell',
    nb: 'modellrad, karusell, kortrad, rullende kort, sveip, bla sidelengs, horisontal liste, rad med kort, kampanjer, kortkarusell',
    en: 'stage, row of cards, card row, scroller, card slider, card carousel, swipe sideways, horizontal list, model row, campaigns, side-scrolling',
    fi: 'mallirivi, karuselli, korttirivi, rullaava rivi, pyyhkäisy, sivusuunnassa selattava, vaakalista, korttikaruselli, kampanjat, rivi kortteja',
    sk: 'rad kariet, rad modelov, karusel, posuvný rad, posúvanie do strany, vodorovný zoznam, karusel kariet, kampane',
  },
};
