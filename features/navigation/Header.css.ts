import {
  assignVars,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { typeset } from '#design-system/styling.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';
import { forcedColors, from, lowWindow } from '#themes/media.ts';
import { shownAtNight, shownByDay } from '#themes/nightSwitch.ts';
import { surface } from '#themes/surfaces.css.ts';
import { stickyHeader, underHeader } from '#themes/underHeader.ts';
import { ground } from './HeaderLogo.css.ts';
import { list, menu } from './Menu.css.ts';
import { panelQuery } from './menuQueries.css.ts';

const { color, motion } = vars;

const desktop = from('desktop');
const byDay = `var(${shownByDay}, inline)`;
const atNight = `var(${shownAtNight}, none)`;
const unstuck = {
  [lowWindow]: { position: 'relative' },
  print: { position: 'static', borderBlockEnd: 0 },
} as const;

const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  backgroundColor: color.ground,
  color: color.text,
  '@media': unstuck,
});

/** Custom property of the page: the height of its header. */
const tall = '--header-height';
const tallest = {
  phone: `calc(${size.target} + 2 * ${space.s})`,
  desktop: `calc(${size.target} + 2 * ${space.l})`,
  slim: `calc(${size.target} + 2 * ${space.xs})`,
};

const slim = style({});

export const height = styleVariants({ standard: [bar], slim: [bar, slim] });

// The header and the elements that stick below it have its height from the same property.
globalStyle(`:root:has(${bar})`, {
  vars: { [tall]: tallest.phone, [stickyHeader]: `var(${tall})` },
  '@media': {
    [desktop]: { vars: { [tall]: tallest.desktop } },
    [lowWindow]: { vars: { [stickyHeader]: '0px' } },
  },
});
globalStyle(`:root:has(${slim})`, {
  vars: { [tall]: tallest.slim },
  // Style sheets contain media queries after everything else.
  '@media': { [desktop]: { vars: { [tall]: tallest.slim } } },
});

export const separated = style({ borderBlockEnd: `${size.hairline} solid ${color.border}` });

export const onDark = style([surface.dark]);

/** Logo, menu and the other items of the row. */
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

globalStyle(`${extras} a`, { minBlockSize: size.target, minInlineSize: size.target });

export const languages = style([
  besideMenu,
  { ...typeset('small'), flexDirection: 'row', columnGap: space.m },
]);

globalStyle(`${languages} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  minInlineSize: size.target,
  textDecorationLine: 'none',
});

globalStyle(`${languages} a:first-letter`, { textTransform: 'uppercase' });

globalStyle(`${languages} a:is(:hover, [aria-current])`, {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
});

// While the panel is open, the page behind it doesn't scroll.
globalStyle(`html:has(${panel}:popover-open)`, {
  '@media': { [panelQuery]: { overflow: 'hidden' } },
});

// Without script nothing can be made inert; hidden elements can't be focused either.
globalStyle(`body:has(${panel}:popover-open)`, {
  '@media': { [`${panelQuery} and (scripting: none)`]: { visibility: 'hidden' } },
});
globalStyle(`${panel}:popover-open`, {
  '@media': { [`${panelQuery} and (scripting: none)`]: { visibility: 'visible' } },
});

// A group of the mega menu covers the panel, whose elements then can't be focused.
const openGroup = `${list} > li > details[open]`;
const coversPanel = `${panel}:has(${menu.mega} ${openGroup})`;
const covered = [
  // By their classes: a rule that ends with `> :not(…)` would make browsers compute the styles of every element
  // again whenever one matched by any `:has()` is added.
  `${coversPanel} > :is(${panelClose}, ${extras}, ${languages})`,
  `${coversPanel} ${list} > li:not(:has(> details[open]))`,
  `${coversPanel} ${openGroup} > summary`,
];
globalStyle(covered.join(', '), {
  '@media': { [`${panelQuery} and (scripting: enabled)`]: { visibility: 'hidden' } },
});

// Of two logos, the one for the background is visible.
globalStyle(`${bar} ${ground.light}`, { display: `var(${shownByDay}, block)` });
globalStyle(`${bar} ${ground.light} + img`, { display: atNight });
globalStyle(`${onDark} ${ground.light}`, { display: 'none' });
globalStyle(`${onDark} ${ground.light} + img`, { display: 'inline' });

type Surface = typeof vars.surface.base;

/** A veil that keeps text of that ground readable over any picture. */
function shades({ ground: of }: Surface): string {
  const shade = (percent: number) => `color-mix(in srgb, ${of} ${percent}%, transparent)`;
  return `linear-gradient(${shade(76)}, ${shade(64)} 45%, ${shade(28)} 75%, transparent)`;
}

/** Transparent, with text colours that suit the picture. */
function clearOn(of: Surface): StyleRule {
  return {
    vars: assignVars<typeof vars.color>(vars.color, of),
    backgroundColor: 'transparent',
    color: color.text,
    borderBlockEndColor: 'transparent',
  };
}

/** The header over a picture is transparent until it is hovered, focused, scrolled or opened. */
const clear =
  '&:not(:hover, :focus-within, [data-state="scrolled"], :has([open]), :has(:popover-open))';

/**
 * A page that begins with a picture that leaves room for the header. Only the first section is examined: with
 * `:root:has(…)`, browsers would compute the styles of the whole page again for every element that is added to it.
 */
const overPicture = 'header:has(+ main > [data-under-header])';
/** The same, with a light picture, on which words are black. */
const overLight = 'header:has(+ main > [data-under-header="light"])';

/**
 * Over the picture of the start page: takes no height in the flow, and is transparent at first. On a page that begins
 * with another section, it is an ordinary header.
 */
export const overPage = style({
  transition: `background-color ${motion.base} ${motion.easing}`,
  selectors: {
    [`${overPicture} &`]: { marginBlockEnd: `calc(-1 * var(${tall}))` },
    [`${overPicture} ${separated}&`]: {
      marginBlockEnd: `calc(-1 * (var(${tall}) + ${size.hairline}))`,
    },
    [`${overPicture} ${clear}`]: clearOn(vars.surface.dark),
    [`${overLight} ${clear}`]: clearOn(vars.surface.base),
    [`${overPicture} &::before`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: '200%',
      zIndex: -1,
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${motion.base} ${motion.easing}`,
      backgroundImage: shades(vars.surface.dark),
    },
    [`${overLight} &::before`]: { backgroundImage: shades(vars.surface.base) },
    [`${overPicture} ${clear}::before`]: { opacity: 1 },
  },
  '@media': {
    [forcedColors]: { selectors: { [`${overPicture} ${clear}`]: { backgroundColor: 'Canvas' } } },
    // A gradient relative to a header that isn't positioned would cover two pages of paper.
    print: { marginBlockEnd: '0 !important', '::before': { display: 'none' } },
  },
});

// Content at the upper edge of such a page has padding for the header.
globalStyle(`:root:has(${overPage})`, {
  vars: { [underHeader]: `var(${tall})` },
  '@media': { print: { vars: { [underHeader]: '0px' } } },
});

const clearHeader = `${overPage}${clear.slice(1)}`;
globalStyle(`${overPicture} ${clearHeader} ${ground.light}`, { display: 'none' });
globalStyle(`${overPicture} ${clearHeader} ${ground.light} + img`, { display: 'inline' });
globalStyle(`${overLight} ${clearHeader} ${ground.light}`, { display: byDay });
globalStyle(`${overLight} ${clearHeader} ${ground.light} + img`, { display: atNight });

// Paper is light, whatever the page shows under the header. The only logo of a dark header was drawn
// for a dark background, so it is printed in black.
globalStyle(`${bar} ${ground.light}`, { '@media': { print: { display: 'inline !important' } } });
globalStyle(`${bar} ${ground.light} + img`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${onDark} img:only-child`, { '@media': { print: { filter: 'brightness(0)' } } });
