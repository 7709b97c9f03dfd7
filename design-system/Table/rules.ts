import { size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color, text } = vars;

/**
 * Shadows at the edges indicate more content: they are fixed to the frame, while covers in the
 * background colour scroll with the table and hide the shadows at either end.
 */
function edge(near: 'left' | 'right', far: 'left' | 'right') {
  const cover = `linear-gradient(to ${far}, ${color.ground} 40%, transparent)`;
  const shade = `linear-gradient(to ${far}, ${color.border}, transparent)`;
  return {
    cover: `${cover} ${near} / ${space['2xl']} 100% no-repeat local`,
    shade: `${shade} ${near} / ${space.m} 100% no-repeat scroll`,
  };
}

const [left, right] = [edge('left', 'right'), edge('right', 'left')];

/** The scroll container of a table. */
export const scrollRegion = {
  overflowX: 'auto',
  background: `${left.cover}, ${right.cover}, ${left.shade}, ${right.shade} ${color.ground}`,
} as const;

/** Every cell of a table, both in Table and in editors' texts. */
export const cell = {
  paddingBlock: space.s,
  paddingInline: space.m,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // Keeps columns at least as wide as their longest word; the table scrolls instead.
  overflowWrap: 'normal',
} as const;

/** Column headings. */
export const columnHeading = {
  ...typeset('small'),
  borderBlockEndColor: color.borderStrong,
  fontWeight: text.label.weight,
  color: color.textMuted,
  verticalAlign: 'bottom',
} as const;

/** Row headings. */
export const rowHeading = { fontWeight: text.label.weight, color: color.heading } as const;
