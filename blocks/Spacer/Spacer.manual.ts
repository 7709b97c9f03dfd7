import type { BlockTexts } from '#domain/content/blockTexts.ts';

/** What editors call Spacer. */
export const spacerTexts: BlockTexts = {
  words: {
    sv: 'mellanrum, avstånd, luft, marginal, tomrum, avdelare, mer plats, utrymme, blankrad, tom rad, avskiljare',
    nb: 'mellomrom, avstand, luft, marg, tomrom, skillelinje, mer plass, blank linje, deler',
    en: 'space, spacing, gap, margin, divider, white space, whitespace, separator, distance, empty line, padding, air',
    fi: 'väli, välilyönti, tyhjä tila, marginaali, etäisyys, erotin, lisää tilaa, tyhjä rivi, ilmaa',
    sk: 'medzera, medzery, medzier, odstup, okraj, voľné miesto, oddeľovač, prázdny riadok, rozostup',
  },
};
