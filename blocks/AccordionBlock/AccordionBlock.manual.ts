import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call AccordionBlock. */
export const accordionBlockTexts: BlockTexts = {
  words: {
    sv: 'dragspel, fäll ut, fällbar text, utfällbar text, expanderbar text, hopfälld text, visa mer, läs mer, fler detaljer, flikar, avsnitt, rullgardin, ordlista',
    nb: 'trekkspill, fold ut, utvidbar tekst, sammenleggbar tekst, vis mer, les mer, flere detaljer, faner, avsnitt, nedtrekk, ordliste',
    en: 'accordion, expandable text, collapse, collapsible, fold, unfold, disclosure, show more, read more, tabs, details, toggle, drop-down text, glossary',
    fi: 'haitari, harmonikka, avattava teksti, laajennettava teksti, avautuva osio, näytä lisää, lue lisää, lisätiedot, välilehdet, yksityiskohdat, sanasto',
    sk: 'akordeón, harmonika, rozbaľovací text, rozbaliť, zbaliť, skrytý text, zobraziť viac, čítať viac, podrobnosti, karty so záložkami, záložky, slovník',
  },
};
