import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';
import { veil } from '#themes/veil.ts';

const { color, density, radius, shadow } = vars;

/** Words below each other, in lines that are not too long to read. */
export function wordColumn(gap: string) {
  return {
    display: 'flex',
    flexDirection: 'column',
    gap,
    minInlineSize: 0,
    maxInlineSize: size.text,
  } as const;
}

/** A box on the page's ground. Its corners are cut without making it a scroll container, as `hidden` would. */
export const raisedCard = {
  rowGap: 0,
  minInlineSize: 0,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
  boxShadow: shadow.raised,
  overflow: 'clip',
} as const;

/** A box with words at its foot, over a picture. */
export const overPicture = {
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  borderRadius: radius.m,
  overflow: 'clip',
} as const;

/** The length over which the veil fades in above the words. */
export const veilFade = space['4xl'];

/** The words in such a box. Their colours have enough contrast on the veil over any picture; the brand's own may not. */
export const veiledWords = {
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: density.card,
  paddingBlockStart: veilFade,
  backgroundImage: `linear-gradient(to bottom, ${veil({ from: veilFade, to: '100%', fade: veilFade })})`,
  vars: {
    [color.text]: color.heading,
    [color.link]: color.heading,
    [color.linkHover]: color.heading,
  },
} as const;

/** The card of a form, which its confirmation covers. */
export const formCard = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  maxInlineSize: '48rem',
  padding: `${space.l} ${density.card}`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
} as const;

/** A raised box with parts below each other. */
export const panel = {
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  minInlineSize: 0,
  padding: density.card,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.raised,
} as const;

/** A list whose entries are on one line, or on several if they don't fit. */
export const wrappedList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

/** A term and its figure on one line, above a hairline. */
export const figureRow = {
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
  },
  term: { color: color.textMuted },
  figure: {
    margin: 0,
    color: color.text,
    fontWeight: vars.text.label.weight,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** Room for the focus rings of what a row contains, which it would clip, also where it scrolls to. It takes no space. */
export const roomForRings = {
  padding: space['2xs'],
  scrollPadding: space['2xs'],
  margin: `calc(-1 * ${space['2xs']})`,
} as const;

/** An icon's place before or after a text. It has the text's baseline, which what is beside both is aligned with. */
export const iconPlace = {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  // A text without width, which screen readers don't get.
  selectors: { '&::before': { content: '"\\200b" / ""' } },
} as const;

/** The states of a button that is pressed or not, under the pointer too. */
export const toggled = {
  selectors: { '&[aria-pressed="true"]': { backgroundColor: color.accent, color: color.onAccent } },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover[aria-pressed="false"]': {
          backgroundColor: color.accentSoft,
          color: color.onAccentSoft,
        },
        '&:hover[aria-pressed="true"]': { backgroundColor: color.accentHover },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
} as const;
