import { backgroundColorSv, titleTagSv } from '#cms/manual/swedish.ts';
import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { storiesTeaserFields } from './StoriesTeaser.fields.ts';

/** What editors call StoriesTeaser, and its manual in Swedish. */
export const storiesTeaserTexts: BlockTextsOf<typeof storiesTeaserFields> = {
  words: {
    sv: 'senaste nytt, senaste nyheterna, nyheter, nyhetspuff, nyhetspuffar, aktuellt, tre nyheter, artiklar, blogginlägg, nyheter på startsidan',
    nb: 'siste nytt, siste nyheter, nyheter, nyhetspuff, aktuelt, tre nyheter, artikler, blogginnlegg, nyheter på forsiden',
    en: 'latest news, latest stories, news teaser, news, three stories, articles, blog posts, news on the start page',
    fi: 'uusimmat uutiset, viimeisimmät uutiset, uutiset, uutisnosto, ajankohtaista, kolme uutista, artikkelit, blogikirjoitukset',
    sk: 'najnovšie správy, posledné novinky, novinky, aktuality, upútavka na novinky, tri novinky, články, blogové príspevky',
  },
  sv: {
    purpose: 'De tre senaste nyheterna och en länk till alla.',
    useWhen: ['Startsidan eller en sida om företaget ska visa det senaste.'],
    avoidWhen: [
      'Besökarna ska kunna hitta alla nyheter: använd StoriesList, som visar alla med ett filter.',
      'Sidorna är inga nyheter: använd en CardList.',
    ],
    fields: {
      title: 'Rubriken ovanför nyheterna.',
      titleTag: titleTagSv,
      index: {
        help: 'Sidan vars nyheter visas och som länken leder till. Väljs en artikel används dess översikt, två nivåer upp. Tomt: webbplatsens eget nyhetsrum.',
        fallback: 'webbplatsens eget nyhetsrum',
      },
      link: 'Texten på länken till alla nyheter. Är fältet tomt används webbplatsens standardtext.',
      backgroundColor: backgroundColorSv,
    },
  },
};
