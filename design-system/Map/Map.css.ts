import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { forcedColors } from '#themes/media.ts';
import { reversed } from '#themes/nightSwitch.ts';
import { typeset } from '../styling.ts';

const { color, motion, radius, shadow } = vars;

const filling = { position: 'absolute', inset: 0 } as const;

const frame = style({
  position: 'relative',
  // Contains the layers of the markers.
  isolation: 'isolate',
  // A clipped box can't be scrolled by focusing a marker outside of it.
  overflow: 'clip',
  borderRadius: radius.m,
  backgroundColor: color.skeleton,
  // On paper, a place is found by its address.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** The heights of maps. */
export const map = styleVariants({ m: '500px', s: '150px' }, (blockSize) => [frame, { blockSize }]);

export const pane = style(filling);

export const loading = style({ ...filling, display: 'grid' });

globalStyle(`${loading} > *, ${loading} [aria-busy]`, { display: 'grid', blockSize: '100%' });

export const failed = style({
  ...filling,
  ...typeset('small'),
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: space.m,
  textAlign: 'center',
  color: color.text,
  backgroundColor: color.raised,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: 'inherit',
});

/** The page remains usable around the markers. */
export const markers = style({
  ...filling,
  zIndex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
});

export const place = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });

const tip = 8;

/** Above its place, at which its tip points. */
export const pin = style({
  position: 'absolute',
  insetBlockEnd: tip,
  insetInlineStart: `calc(${size.target} / -2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  pointerEvents: 'auto',
  color: color.onAccent,
  backgroundColor: color.accent,
  border: `2px solid ${color.onAccent}`,
  borderRadius: radius.pill,
  boxShadow: shadow.raised,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: '50%',
      translate: '-50%',
      border: `${tip}px solid transparent`,
      borderBlockStartColor: color.accent,
      borderBlockEndWidth: 0,
    },
    'button&': { cursor: 'pointer' },
    '&[aria-pressed="true"]': {
      color: color.accent,
      backgroundColor: color.onAccent,
      borderColor: color.accent,
    },
    '&:focus-visible': {
      outline: `${size.focusRing} solid ${color.focus}`,
      outlineOffset: size.focusRing,
    },
  },
  '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
});

/** The number of markers of a group, in which the names of places can't be read as well. */
export const count = style({ ...typeset('label'), fontVariantNumeric: 'tabular-nums' });

/** The name is shown while a marker is selected, focused or under the pointer. */
export const name = style({
  ...typeset('small'),
  position: 'absolute',
  insetBlockStart: `calc(100% + ${tip}px)`,
  insetInlineStart: '50%',
  translate: '-50%',
  display: 'none',
  inlineSize: 'max-content',
  maxInlineSize: '12rem',
  marginBlockStart: space['2xs'],
  paddingBlock: space['2xs'],
  paddingInline: space.xs,
  color: color.text,
  backgroundColor: color.raised,
  borderRadius: radius.s,
  boxShadow: shadow.raised,
  selectors: {
    'button:is(:hover, :focus-visible, [aria-pressed="true"]) > &': { display: 'block' },
  },
});

export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.s,
  insetInlineEnd: space.s,
  display: 'grid',
  gap: space['2xs'],
});

/*
 * The library's own elements. Its style sheet has 70 KB, most of them for controls that aren't used.
 */

globalStyle(`${pane} canvas`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  filter: `var(${reversed}, none)`,
});

globalStyle(`${pane} .maplibregl-canvas-container`, { ...filling, cursor: 'grab' });

globalStyle(`${pane} .maplibregl-canvas-container:active`, { cursor: 'grabbing' });

// Fingers move the page; two of them move the map.
globalStyle(`${pane} .maplibregl-cooperative-gestures`, { touchAction: 'pan-x pan-y' });

globalStyle(`${pane} canvas:focus-visible`, {
  outline: `${size.focusRing} solid ${color.focus}`,
  outlineOffset: `-${size.focusRing}`,
});

globalStyle(`${pane} .maplibregl-ctrl-bottom-right`, {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: space.xs,
  fontSize: '0.75rem',
  color: '#3d474c',
  backgroundColor: 'rgb(255 255 255 / 80%)',
  filter: `var(${reversed}, none)`,
  borderStartStartRadius: radius.s,
});

globalStyle(`${pane} .maplibregl-ctrl-bottom-right a`, { color: 'inherit' });

globalStyle(`${pane} .maplibregl-cooperative-gesture-screen`, {
  ...typeset('label'),
  ...filling,
  display: 'grid',
  placeItems: 'center',
  padding: space.m,
  textAlign: 'center',
  color: '#ffffff',
  backgroundColor: 'rgb(0 0 0 / 60%)',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.base} ${motion.easing}`,
});

globalStyle(`${pane} .maplibregl-cooperative-gesture-screen.maplibregl-show`, { opacity: 1 });

// Only the text for the visitor's device.
globalStyle(`${pane} .maplibregl-mobile-message`, {
  display: 'none',
  '@media': { '(hover: none), (pointer: coarse)': { display: 'block' } },
});

globalStyle(`${pane} .maplibregl-desktop-message`, {
  '@media': { '(hover: none), (pointer: coarse)': { display: 'none' } },
});
