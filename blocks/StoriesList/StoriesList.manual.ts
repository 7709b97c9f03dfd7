import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call StoriesList. */
export const storiesListTexts: BlockTexts = {
  words: {
    sv: 'nyheter, nyhet, nyhetslista, nyhetsrum, pressrum, artiklar, blogg, bloggen, press, pressmeddelanden, arkiv, aktuellt, alla nyheter, berättelser, taggar, tagg, ämnesord, magasin',
    nb: 'nyheter, nyhet, nyhetsliste, nyhetsrom, presserom, artikler, blogg, presse, pressemeldinger, arkiv, aktuelt, alle nyheter, historier, emneknagger, stikkord, magasin',
    en: 'news, newsroom, news list, articles, blog, press, press releases, archive, all news, stories, tags, magazine, media room',
    fi: 'uutiset, uutinen, uutislista, uutishuone, lehdistö, lehdistötiedotteet, artikkelit, blogi, blogit, arkisto, ajankohtaista, kaikki uutiset, tarinat, tunnisteet, avainsanat',
    sk: 'novinky, správy, aktuality, zoznam noviniek, tlačové správy, tlačové stredisko, články, blog, archív, všetky novinky, príbehy, značky článkov, štítky článkov, magazín',
  },
};
