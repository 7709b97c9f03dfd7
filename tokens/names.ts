/**
 * The closed lists of token names. The theme contract is derived from them, so a theme with a
 * missing value or a component with an unknown name does not compile.
 */

import base from './base.tokens.json' with { type: 'json' };

/** A width at which the layout changes. */
export type Breakpoint = Exclude<keyof typeof base.breakpoint, `$${string}`>;

/** The brand themes of the group's sites: one for each token file. `npm run lists` writes them. */
export const themeNames = ['default', 'carstore', 'mercedes', 'smart'] as const;
export type ThemeName = (typeof themeNames)[number];

/**
 * The backgrounds of sections. Each surface defines all colour roles, so components do not depend
 * on the surface they are on.
 */
export const surfaceNames = ['base', 'soft', 'brand', 'dark'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** The looks of each brand: `night` is for visitors whose system is dark. */
export const modeNames = ['day', 'night'] as const;
export type ModeName = (typeof modeNames)[number];

/** The purposes of colours. Components use roles, never colour values. */
export const colorRoles = [
  'ground', // background of the surface
  'raised', // background of cards, menus and dialogs
  'text',
  'textMuted', // secondary text; still AA
  'heading',
  'border', // decorative hairlines
  'borderStrong', // outlines that carry meaning (fields, checkboxes): 3:1
  'link',
  'linkHover',
  'focus', // focus ring: 3:1 against ground and raised
  'action', // Primary button: one per view
  'actionHover',
  'onAction',
  'accent', // brand colour: emphasis, icons, progress
  'accentHover',
  'onAccent',
  'accentSoft', // Secondary button, chips, selected rows
  'accentSoftHover',
  'onAccentSoft',
  'field', // background of inputs
  'onField',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerSoft',
  'info',
  'infoSoft',
  'onSoft', // text on the four soft status backgrounds
  'price', // prices that matter: campaign and from-prices
  'campaign', // background of a campaign badge
  'onCampaign',
  'skeleton',
] as const;
export type ColorRole = (typeof colorRoles)[number];

/** Text styles. Sizes are fluid between phone and desktop widths if the brand defines two. */
export const textStyles = [
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'lead',
  'body',
  'small',
  'label', // buttons, chips, field labels
] as const;
export type TextStyle = (typeof textStyles)[number];
