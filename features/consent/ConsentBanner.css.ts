import { globalStyle, style } from '@vanilla-extract/css';
import { askConsentAttribute } from '#domain/consent/consent.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { from, lowWindow } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';

const { color, density, shadow } = vars;

/**
 * At the lower edge of the window, where it scrolls rather than cover the page. A low window has no
 * room for both: there it is part of the page, at its beginning.
 */
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
    // The focus ring is inside, because the window would clip it.
    outlineOffset: `calc(-1 * ${size.focusRing})`,
    '@media': {
      [lowWindow]: {
        position: 'static',
        maxBlockSize: 'none',
        borderBlockStart: 0,
        borderBlockEnd: `${size.hairline} solid ${color.borderStrong}`,
        boxShadow: 'none',
      },
    },
  },
]);

/** The banner while only the script in the head knows whether the visitor has answered. */
export const early = style([
  banner,
  {
    selectors: {
      [`html:not([${askConsentAttribute}]) &`]: { display: 'none' },
      // As long as nothing follows it, the browser hasn't read all of it, and its upper edge would move.
      '&:last-child': { display: 'none' },
    },
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
// They are as wide as their column, of which a word may take nearly all.
globalStyle(`${answers}${answers} > *`, { paddingInline: space.s });
