import { size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color, text } = vars;

/**
 * Shades at the edges say that there is more to see: they stay with the frame, while covers in the
 * ground's colour travel with the table and hide them at either end.
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

/** What a table scrolls in. */
export const scrollRegion = {
  overflowX: 'auto',
  background: `${left.cover}, ${right.cover}, ${left.shade}, ${right.shade} ${color.ground}`,
} as const;

/** Every cell of a table, in Table and in editors' texts alike. */
export const cell = {
  paddingBlock: space.s,
  paddingInline: space.m,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // A column is never narrower than its longest word: the table scrolls instead.
  overflowWrap: 'normal',
} as const;

/** The headings of columns. */
export const columnHeading = {
  ...typeset('small'),
  borderBlockEndColor: color.borderStrong,
  fontWeight: text.label.weight,
  color: color.textMuted,
  verticalAlign: 'bottom',
} as const;

/** The headings of rows. */
export const rowHeading = { fontWeight: text.label.weight, color: color.heading } as const;
