import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeset } from '#design-system/Text/typeset.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from, reducedMotion } from '#themes/media.ts';
import { surface } from '#themes/surfaces.css.ts';
import { ground } from './HeaderLogo.css.ts';

const { color, motion } = vars;

const desktop = from('desktop');
const printed = { print: { position: 'static', borderBlockEnd: 0 } } as const;

const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  backgroundColor: color.ground,
  color: color.text,
  '@media': printed,
});

/** Custom property: how tall the header is, for what must know it. */
const tall = '--header-height';

export const height = styleVariants({
  standard: [
    bar,
    {
      vars: { [tall]: `calc(${size.target} + 2 * ${space.s})` },
      '@media': { [desktop]: { vars: { [tall]: `calc(${size.target} + 2 * ${space.l})` } } },
    },
  ],
  slim: [bar, { vars: { [tall]: `calc(${size.target} + 2 * ${space.xs})` } }],
});

export const separated = style({ borderBlockEnd: `${size.hairline} solid ${color.border}` });

export const onDark = style([surface.dark]);

/** Logo, menu, and what stands beside them. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: `var(${tall})`,
  '@media': { [desktop]: { columnGap: space.xl } },
});

/** The name in place of a logo. */
export const name = style({ ...typeset('label'), color: color.heading });

export const panelButton = style({
  display: 'flex',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space.s})`,
  '@media': { [desktop]: { display: 'none' } },
});

/** Below 1280 px a panel over the page; from there on a part of the row. */
export const panel = style({
  color: color.text,
  selectors: {
    // The browser's own frame and centring of popovers.
    '&[popover]': {
      position: 'fixed',
      inset: 0,
      insetInlineStart: 'auto',
      inlineSize: `min(100%, ${size.drawer})`,
      blockSize: '100dvh',
      maxBlockSize: 'none',
      margin: 0,
      paddingBlock: `calc((var(${tall}) - ${size.target}) / 2) ${space['2xl']}`,
      paddingInline: vars.density.gutter,
      border: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: color.ground,
    },
    '&::backdrop': { backgroundColor: vars.overlay },
  },
  '@media': {
    [desktop]: {
      selectors: {
        '&[popover]': {
          position: 'static',
          display: 'flex',
          alignItems: 'center',
          columnGap: space.l,
          flex: 1,
          minInlineSize: 0,
          inlineSize: 'auto',
          blockSize: 'auto',
          padding: 0,
          overflow: 'visible',
          backgroundColor: 'transparent',
        },
      },
    },
    print: { display: 'none' },
  },
});

export const panelClose = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${space.s})`,
  marginBlockEnd: space.m,
  '@media': { [desktop]: { display: 'none' } },
});

const besideMenu = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: space.l,
  '@media': {
    [desktop]: {
      flexDirection: 'row',
      flexShrink: 0,
      alignItems: 'center',
      columnGap: space.l,
      marginBlockStart: 0,
    },
  },
});

export const extras = style([besideMenu, { ...typeset('small') }]);

export const languages = style([
  besideMenu,
  { ...typeset('small'), flexDirection: 'row', columnGap: space.m },
]);

globalStyle(`${languages} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  textDecorationLine: 'none',
});

globalStyle(`${languages} a:first-letter`, { textTransform: 'uppercase' });

globalStyle(`${languages} a:is(:hover, [aria-current])`, {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
});

// While the panel is open the page behind it stays where it is.
globalStyle(`html:has(${panel}:popover-open)`, { overflow: 'hidden' });

// Of two logos the one that was drawn for the ground is seen.
globalStyle(`${bar} ${ground.light} + img`, { display: 'none' });

/** So much of the dark ground, in percent, over whatever the picture shows there. */
function shade(percent: number): string {
  return `color-mix(in srgb, ${vars.surface.dark.ground} ${percent}%, transparent)`;
}

/** While nothing asks for a ground of its own, the header over a picture has none. */
const clear =
  '&:not(:hover, :focus-within, [data-state="scrolled"], :has([open]), :has(:popover-open))';

/** Over the start page's picture: no height of its own, and clear until something happens. */
export const overPage = style({
  marginBlockEnd: `calc(-1 * var(${tall}))`,
  transition: `background-color ${motion.base} ${motion.easing}`,
  selectors: {
    [clear]: {
      vars: assignVars<typeof vars.color>(vars.color, vars.surface.dark),
      backgroundColor: 'transparent',
      color: color.text,
      borderBlockEndColor: 'transparent',
    },
    // What keeps white words readable over a bright sky.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: '200%',
      zIndex: -1,
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${motion.base} ${motion.easing}`,
      backgroundImage: `linear-gradient(${shade(76)}, ${shade(64)} 45%, ${shade(28)} 75%, transparent)`,
    },
    [`${clear}::before`]: { opacity: 1 },
  },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { selectors: { [clear]: { backgroundColor: 'Canvas' } } },
    print: { marginBlockEnd: 0 },
  },
});

const clearHeader = `${overPage}${clear.slice(1)}`;
globalStyle(`${clearHeader} ${ground.light}`, { display: 'none' });
globalStyle(`${clearHeader} ${ground.light} + img`, { display: 'inline' });
