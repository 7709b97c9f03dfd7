import { globalStyle, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';

const { color, density, radius, shadow, text } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The picture is a band behind the top of the card, however tall the card is. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  justifyContent: 'center',
  paddingInline: density.gutter,
  paddingBlock: density.section,
});

export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 'min(100%, 30rem)',
  overflow: 'hidden',
});

export const card = style({
  inlineSize: '100%',
  maxInlineSize: '46rem',
  minInlineSize: 0,
  padding: `clamp(${space.l}, 5vw, ${space['2xl']})`,
  color: color.text,
  backgroundColor: color.raised,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  boxShadow: shadow.raised,
});

export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { ...column, gap: space.l } },
});

export const flow = style({
  ...column,
  gap: space.xl,
  // The short pages are no wider than their fields.
  selectors: {
    '&[data-state="search"], &[data-state="login"], &[data-state="validate"]': {
      maxInlineSize: '28rem',
      marginInline: 'auto',
    },
  },
});

export const busy = style({ position: 'relative' });

export const step = style({ ...column, gap: space.l });

// Titles get the focus only to be read out.
globalStyle(`${step} :is(h1, h2, h3, h4):focus`, { outline: 'none' });

export const overlay = style({
  position: 'absolute',
  zIndex: layer.raised,
  inset: `calc(-1 * ${space.xs})`,
  display: 'grid',
  placeItems: 'center',
  color: color.accent,
  backgroundColor: `color-mix(in srgb, ${color.raised} 75%, transparent)`,
  borderRadius: radius.m,
});

export const form = style({ ...column, gap: space.l });

/** A live region without content takes no space. */
export const live = style({
  ...column,
  gap: space.s,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const muted = style({ ...typeset('small'), color: color.textMuted });

export const resend = style({ ...column, gap: space.s, justifyItems: 'start' });

export const wrongNumber = style({ ...column, gap: space.xs, justifyItems: 'start' });

/** A registration number, as on its plate. */
export const plate = style({
  ...typeset('heading4'),
  justifySelf: 'start',
  paddingInline: space.s,
  paddingBlock: space['2xs'],
  color: color.text,
  backgroundColor: color.ground,
  border: `2px solid ${color.borderStrong}`,
  borderRadius: radius.s,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
});

export const vehicle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});

export const vehicleName = style({ ...typeset('lead'), color: color.text });

export const place = style({ ...typeset('lead'), color: color.textMuted });

export const part = style({ ...column, alignContent: 'start', gap: space.s });

export const parts = style({
  ...column,
  gap: space.l,
  '@media': { [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const contactLinks = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['2xs'],
  fontStyle: 'normal',
});

export const tires = style({
  ...column,
  gap: space.s,
  '@media': { [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const tire = style({
  padding: space.m,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.m,
});

export const position = style({ ...typeset('small'), color: color.textMuted });

export const tireName = style({ fontWeight: text.label.weight });

export const facts = style({ margin: 0, marginBlockStart: space.xs });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
});

export const term = style({ ...typeset('small'), color: color.textMuted });

export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  margin: 0,
  selectors: { '&[data-state="warning"]': { color: color.warning, fontWeight: text.label.weight } },
});

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.m,
  paddingBlock: space.xs,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const chosenValue = style({
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** Not inline, because `::first-letter` needs a block. */
export const when = style([chosenValue, { display: 'inline-block' }]);

export const change = style({
  ...typeset('body'),
  flexShrink: 0,
  minBlockSize: size.target,
  paddingInline: 0,
  color: color.link,
  backgroundColor: 'transparent',
  border: 0,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.linkHover } },
});

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.xs,
  fontVariantNumeric: 'tabular-nums',
});

// On a narrow phone, a time has no room for the usual padding.
globalStyle(`${times} button`, { paddingInline: space['2xs'] });

export const fields = style({
  ...column,
  columnGap: space.m,
  rowGap: space.l,
  '@media': { [from('landscape')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });

/** On phones as wide as the fields above them. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s,
  '@media': { [from('landscape')]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const confirmation = style({ ...column, gap: space.s, margin: 0 });

export const review = style({
  paddingBlock: space.l,
  borderBlock: `${size.hairline} solid ${color.border}`,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlockStart: space.l,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const questions = style({
  ...typeset('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  color: color.textMuted,
});
