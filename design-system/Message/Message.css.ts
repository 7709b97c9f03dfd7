import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color, motion, radius } = vars;

const messageBase = style({
  display: 'flex',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.m,
  border: `${size.hairline} solid`,
  color: color.onSoft,
  // Text inside a message is on the message's background, not on that of the section.
  vars: {
    [color.text]: color.onSoft,
    [color.heading]: color.onSoft,
    [color.textMuted]: color.onSoft,
    [color.link]: color.onSoft,
    [color.linkHover]: color.onSoft,
    [color.focus]: color.onSoft,
  },
});

function tone(ground: string, sign: string) {
  return [messageBase, { backgroundColor: ground, borderColor: sign }] as const;
}

/** The frame for each tone. */
export const message = styleVariants({
  info: [...tone(color.infoSoft, color.info)],
  success: [...tone(color.successSoft, color.success)],
  warning: [...tone(color.warningSoft, color.warning)],
  danger: [...tone(color.dangerSoft, color.danger)],
});

/** As tall as one line of the adjacent text. */
const signBase = style([
  typeset('body'),
  { display: 'flex', alignItems: 'center', flexShrink: 0, blockSize: '1lh' },
]);

/** The icon for each tone. */
export const sign = styleVariants({
  info: [signBase, { color: color.info }],
  success: [signBase, { color: color.success }],
  warning: [signBase, { color: color.warning }],
  danger: [signBase, { color: color.danger }],
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: size.text,
});

export const title = style([typeset('body'), { fontWeight: vars.text.label.weight }]);

export const body = style([typeset('body')]);

globalStyle(`${body} :any-link`, { color: 'inherit', textDecoration: 'underline' });

export const action = style({ marginBlockStart: space.xs });

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  // The padding of the frame provides enough space around the button.
  marginBlock: `calc(-1 * ${space.s})`,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space.s})`,
  borderRadius: radius.control,
  color: 'inherit',
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: `color-mix(in oklab, currentColor 10%, transparent)` },
  },
});
