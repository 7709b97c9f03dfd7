import { titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { storiesListFields } from './StoriesList.fields.ts';

/** What editors call StoriesList, and its manual in Swedish. */
export const storiesListTexts: BlockTextsOf<typeof storiesListFields> = {
  words: {
    sv: 'nyheter, nyhet, nyhetslista, nyhetsrum, pressrum, artiklar, blogg, bloggen, press, pressmeddelanden, arkiv, aktuellt, alla nyheter, berättelser, taggar, tagg, ämnesord, magasin',
    nb: 'nyheter, nyhet, nyhetsliste, nyhetsrom, presserom, artikler, blogg, presse, pressemeldinger, arkiv, aktuelt, alle nyheter, historier, emneknagger, stikkord, magasin',
    en: 'news, newsroom, news list, articles, blog, press, press releases, archive, all news, stories, tags, magazine, media room',
    fi: 'uutiset, uutinen, uutislista, uutishuone, lehdistö, lehdistötiedotteet, artikkelit, blogi, blogit, arkisto, ajankohtaista, kaikki uutiset, tarinat, tunnisteet, avainsanat',
    sk: 'novinky, správy, aktuality, zoznam noviniek, tlačové správy, tlačové stredisko, články, blog, archív, všetky novinky, príbehy, značky článkov, štítky článkov, magazín',
  },
  sv: {
    purpose:
      'Alla nyheter under den här sidan, de nyaste först, med filter på taggar. Sidans egna fält styr datum, layout och den stora senaste nyheten.',
    useWhen: ['Sidan är nyhetsrummet: nyheterna ligger under den i innehållsträdet, per år.'],
    avoidWhen: [
      'En annan sida ska länka till de senaste nyheterna: använd StoriesTeaser, som visar tre av dem.',
      'Du vill välja några sidor för hand: använd en CardList, som behåller din ordning.',
    ],
    fields: {
      title: 'Rubriken ovanför listan.',
      titleTag: titleTagSv,
    },
  },
};
