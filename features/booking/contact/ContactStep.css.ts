import { style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius } = vars;

const column = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

export const step = style({ ...column, gap: space.xl, paddingBlock: space.s });

export const visit = style({ ...column, gap: space.m, justifyItems: 'start' });

export const title = style({
  ...typeset('heading4'),
  color: color.heading,
  margin: 0,
  selectors: {
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
});

/** The map below is as wide as the step. */
export const chosen = style({ ...column, gap: space['3xs'] });

export const time = style({
  ...typeset('label'),
  color: color.heading,
  margin: 0,
  '::first-letter': { textTransform: 'uppercase' },
});

export const site = style({ ...typeset('body'), color: color.text, margin: 0 });

export const note = style({ ...typeset('small'), color: color.textMuted, margin: 0 });

export const mapBox = style({ inlineSize: '100%' });

export const form = style({ ...column, gap: space.l });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@media': { [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The width of a field in wide forms. */
export const fieldOf = styleVariants({ half: {}, wide: { gridColumn: '1 / -1' } });

export const review = style({
  ...column,
  gap: space.m,
  padding: density.card,
  backgroundColor: color.raised,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
});

export const reviewTitle = style({ ...typeset('label'), color: color.heading, margin: 0 });

/** What a visitor can do about an unknown outcome, one beside the other where there is room. */
export const waysOut = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
