import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call StoryArticle. */
export const storyArticleTexts: BlockTexts = {
  words: {
    sv: 'artikel, nyhetsartikel, nyhet, blogginlägg, inlägg, pressmeddelande, reportage, berättelse, författare, publiceringsdatum, krönika, intervju, guide',
    nb: 'artikkel, nyhetsartikkel, nyhet, blogginnlegg, innlegg, pressemelding, reportasje, historie, forfatter, publiseringsdato, intervju, guide',
    en: 'news article, article, story, blog post, post, press release, report, author, publication date, interview, guide',
    fi: 'artikkeli, uutisartikkeli, uutinen, blogikirjoitus, kirjoitus, lehdistötiedote, juttu, tarina, kirjoittaja, julkaisupäivä, haastattelu, opas',
    sk: 'článok, novinový článok, správa, blogový príspevok, príspevok, tlačová správa, reportáž, príbeh, autor, dátum zverejnenia, rozhovor, sprievodca',
  },
};
