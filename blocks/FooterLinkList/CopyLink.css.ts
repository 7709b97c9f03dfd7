import { keyframes, style } from '@vanilla-extract/css';
import { typeset } from '#design-system/Text/typeset.ts';
import { layer, size, space, vars } from '#themes/contract.css.ts';

const { color, motion, radius } = vars;

export const copy = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  color: color.textMuted,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
    // Without script there is nothing to press, and on paper neither.
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${space['2xs']})` } });

/** What the copying came to, over the button. Empty at first: only changes are announced. */
export const outcome = style([
  typeset('small'),
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    zIndex: layer.raised,
    inlineSize: 'max-content',
    maxInlineSize: '70vw',
    paddingBlock: space['2xs'],
    paddingInline: space.s,
    border: `${size.hairline} solid transparent`,
    borderRadius: radius.s,
    // The text's colour for a ground: what floats is told from what it floats over, on any surface.
    backgroundColor: color.text,
    color: color.ground,
    overflowWrap: 'anywhere',
    animation: `${appear} ${motion.fast} ${motion.easing}`,
    selectors: { '&:empty': { visibility: 'hidden', animation: 'none' } },
  },
]);
