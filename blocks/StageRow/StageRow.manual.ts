import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { stageRowFields } from './StageRow.fields.ts';

/** What editors call StageRow, and its manual in Swedish. */
export const stageRowTexts: BlockTextsOf<typeof stageRowFields> = {
  words: {
    sv: 'modellrad, karusell, kortrad, rullande kort, svep, bläddra i sidled, horisontell lista, rad med kort, kampanjer, modeller i rad, kortkarusell',
    nb: 'modellrad, karusell, kortrad, rullende kort, sveip, bla sidelengs, horisontal liste, rad med kort, kampanjer, kortkarusell',
    en: 'stage, row of cards, card row, scroller, card slider, card carousel, swipe sideways, horizontal list, model row, campaigns, side-scrolling',
    fi: 'mallirivi, karuselli, korttirivi, rullaava rivi, pyyhkäisy, sivusuunnassa selattava, vaakalista, korttikaruselli, kampanjat, rivi kortteja',
    sk: 'rad kariet, rad modelov, karusel, posuvný rad, posúvanie do strany, vodorovný zoznam, karusel kariet, kampane',
  },
  sv: {
    purpose: 'En rad kort som rullar i sidled: tre syns från 768 px, fyra från 1280 px.',
    useWhen: [
      'Det finns fler kort än som får plats, och de första är viktigast: modeller, kampanjer.',
      'Sidan ska förbli kort: lägg Card, ImageCard eller ModelCard i den.',
    ],
    avoidWhen: ['Besökarna ska jämföra alla: använd en CardList, som visar alla på en gång.'],
    fields: {
      title: 'Vad korten har gemensamt.',
      titleTag: titleTagSv,
      text: 'En eller två meningar under titeln.',
      link: 'En sida som visar alla, som en länk under raden.',
      backgroundColor: backgroundColorSv,
    },
  },
};
