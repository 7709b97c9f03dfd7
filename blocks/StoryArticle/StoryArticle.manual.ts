import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { storyArticleFields } from './StoryArticle.fields.ts';

/** What editors call StoryArticle, and its manual in Swedish. */
export const storyArticleTexts: BlockTextsOf<typeof storyArticleFields> = {
  words: {
    sv: 'artikel, nyhetsartikel, nyhet, blogginlägg, inlägg, pressmeddelande, reportage, berättelse, författare, publiceringsdatum, krönika, intervju, guide',
    nb: 'artikkel, nyhetsartikkel, nyhet, blogginnlegg, innlegg, pressemelding, reportasje, historie, forfatter, publiseringsdato, intervju, guide',
    en: 'news article, article, story, blog post, post, press release, report, author, publication date, interview, guide',
    fi: 'artikkeli, uutisartikkeli, uutinen, blogikirjoitus, kirjoitus, lehdistötiedote, juttu, tarina, kirjoittaja, julkaisupäivä, haastattelu, opas',
    sk: 'článok, novinový článok, správa, blogový príspevok, príspevok, tlačová správa, reportáž, príbeh, autor, dátum zverejnenia, rozhovor, sprievodca',
  },
  sv: {
    purpose:
      'En artikel: bild, titel, ingress, författare, datum och taggar från sidans fält, texten som block, och länkar till föregående och nästa artikel.',
    useWhen: ['Sidan är en nyhet i nyhetsrummet, två nivåer under sidan som listar nyheterna.'],
    avoidWhen: ['Sidan är ingen nyhet och ska inte synas i listan: bygg den av andra block.'],
    fields: {},
  },
};
