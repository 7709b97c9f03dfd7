import type { BlockTextsOf } from '#domain/content/blockTexts.ts';
import type { spacerFields } from './Spacer.fields.ts';

/** What editors call Spacer, and its manual in Swedish. */
export const spacerTexts: BlockTextsOf<typeof spacerFields> = {
  words: {
    sv: 'mellanrum, avstånd, luft, marginal, tomrum, avdelare, mer plats, utrymme, blankrad, tom rad, avskiljare',
    nb: 'mellomrom, avstand, luft, marg, tomrom, skillelinje, mer plass, blank linje, deler',
    en: 'space, spacing, gap, margin, divider, white space, whitespace, separator, distance, empty line, padding, air',
    fi: 'väli, välilyönti, tyhjä tila, marginaali, etäisyys, erotin, lisää tilaa, tyhjä rivi, ilmaa',
    sk: 'medzera, medzery, medzier, odstup, okraj, voľné miesto, oddeľovač, prázdny riadok, rozostup',
  },
  sv: {
    purpose: 'Mellanrum mellan två block.',
    useWhen: ['Två block efter varandra med samma bakgrund behöver mer luft mellan sig.'],
    avoidWhen: ['Mellan vanliga block: de har redan rätt avstånd.'],
    fields: {
      size: 'Hur mycket mellanrum blocket ger. Mellanrummet är mindre i mobiler.',
    },
  },
};
