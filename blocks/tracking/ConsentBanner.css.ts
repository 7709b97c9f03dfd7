import { style } from '@vanilla-extract/css';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { from } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';

const { color, density, shadow } = vars;

/** Over the lower edge of the window; where letters are huge it scrolls and leaves a view. */
export const banner = style([
  surface.base,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: layer.floating,
    maxBlockSize: '75dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockStart: `${size.hairline} solid ${color.borderStrong}`,
    boxShadow: shadow.floating,
    // The ring of the whole stands inside, where the window doesn't cut it.
    outlineOffset: `calc(-1 * ${size.focusRing})`,
  },
]);

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  maxInlineSize: `calc(${size.content} + 2 * ${density.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${space.m} calc(${space.m} + env(safe-area-inset-bottom))`,
  paddingInlineStart: `max(${density.gutter}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${density.gutter}, env(safe-area-inset-right))`,
  '@media': {
    [from('laptop')]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space['2xl'],
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space['2xs'],
  maxInlineSize: size.text,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** Two of one size, beside each other as long as both words fit, else under each other. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8em, 100%), 1fr))',
  gap: space.s,
  '@media': {
    [from('tablet')]: { inlineSize: `calc(${size.dialog} / 2)` },
    [from('laptop')]: { flexShrink: 0 },
  },
});
