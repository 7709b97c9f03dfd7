import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { accordionBlockFields } from './AccordionBlock.fields.ts';

/** What editors call AccordionBlock, and its manual in Swedish. */
export const accordionBlockTexts: BlockTextsOf<typeof accordionBlockFields> = {
  words: {
    sv: 'dragspel, fäll ut, fällbar text, utfällbar text, expanderbar text, hopfälld text, visa mer, läs mer, fler detaljer, flikar, avsnitt, rullgardin, ordlista',
    nb: 'trekkspill, fold ut, utvidbar tekst, sammenleggbar tekst, vis mer, les mer, flere detaljer, faner, avsnitt, nedtrekk, ordliste',
    en: 'accordion, expandable text, collapse, collapsible, fold, unfold, disclosure, show more, read more, tabs, details, toggle, drop-down text, glossary',
    fi: 'haitari, harmonikka, avattava teksti, laajennettava teksti, avautuva osio, näytä lisää, lue lisää, lisätiedot, välilehdet, yksityiskohdat, sanasto',
    sk: 'akordeón, harmonika, rozbaľovací text, rozbaliť, zbaliť, skrytý text, zobraziť viac, čítať viac, podrobnosti, karty so záložkami, záložky, slovník',
  },
  sv: {
    purpose:
      'Detaljer under rubriker som öppnas och stängs oberoende av varandra. Man kan länka till varje post.',
    useWhen: [
      'En sida har många detaljer och varje besökare behöver bara en eller två: villkor, utrustning, öppettider.',
      'Rubrikerna räcker för att besökaren ska kunna välja vad den vill öppna.',
    ],
    avoidWhen: [
      'Posterna är frågor: använd FAQList, som sökmotorer känner igen som frågor och svar.',
      'Alla bör läsa det: använd synlig text, eftersom de flesta inte öppnar något.',
      'Det finns bara en post: använd en Blurb, som visar den utan klick.',
    ],
    fields: {
      title: 'Vad posterna har gemensamt.',
      titleTag: titleTagSv,
      text: 'En eller två meningar under titeln. På bärbara datorer och bredare skärmar står titel och text bredvid posterna.',
      items: {
        help: 'Posterna, den viktigaste först. Tre till tio fungerar bäst. En post utan titel eller text utelämnas.',
        entries: {
          title:
            'Vad posten innehåller, så att besökaren vet det innan den öppnas. Titeln är också postens ankare: en länk till #item-vad-ingar leder till ”Vad ingår?” och öppnar den. Uppdatera sådana länkar om du ändrar titeln.',
          text: 'Postens innehåll.',
        },
      },
      backgroundColor: backgroundColorSv,
    },
  },
};
