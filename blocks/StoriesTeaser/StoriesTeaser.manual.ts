import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call StoriesTeaser. */
export const storiesTeaserTexts: BlockTexts = {
  words: {
    sv: 'senaste nytt, senaste nyheterna, nyheter, nyhetspuff, nyhetspuffar, aktuellt, tre nyheter, artiklar, blogginlägg, nyheter på startsidan',
    nb: 'siste nytt, siste nyheter, nyheter, nyhetspuff, aktuelt, tre nyheter, artikler, blogginnlegg, nyheter på forsiden',
    en: 'latest news, latest stories, news teaser, news, three stories, articles, blog posts, news on the start page',
    fi: 'uusimmat uutiset, viimeisimmät uutiset, uutiset, uutisnosto, ajankohtaista, kolme uutista, artikkelit, blogikirjoitukset',
    sk: 'najnovšie správy, posledné novinky, novinky, aktuality, upútavka na novinky, tri novinky, články, blogové príspevky',
  },
};
