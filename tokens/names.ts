/**
 * The closed lists of token names. The theme contract is computed from them, so a theme that
 * misses a value does not compile and a component can't ask for a name that isn't there.
 */

import base from './base.tokens.json' with { type: 'json' };

/** A step of the spacing scale, from `3xs` (2 px) to `5xl` (128 px). */
export type Space = Exclude<keyof typeof base.space, `$${string}`>;

/** A width from which another layout applies. */
export type Breakpoint = Exclude<keyof typeof base.breakpoint, `$${string}`>;

/** A fixed size that no brand changes. */
export type Size = Exclude<keyof typeof base.size, `$${string}`>;

/** A stacking layer. */
export type Layer = Exclude<keyof typeof base.layer, `$${string}`>;

/** The brands the group's pages can wear. */
export const themeNames = ['default', 'mercedes', 'smart', 'carstore'] as const;
export type ThemeName = (typeof themeNames)[number];

/**
 * The grounds a section can stand on. Every one carries the whole set of colour roles, so a
 * component needs not know where it stands.
 */
export const surfaceNames = ['base', 'soft', 'brand', 'dark'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** What a colour is for. Components name the role, never the colour. */
export const colorRoles = [
  'ground', // behind everything on this surface
  'raised', // cards, menus and dialogs that lie on the ground
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
  'accent', // the brand's colour: emphasis, icons, progress
  'accentHover',
  'onAccent',
  'accentSoft', // Secondary button, chips, selected rows
  'accentSoftHover',
  'onAccentSoft',
  'field', // ground of inputs
  'onField',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerSoft',
  'info',
  'infoSoft',
  'onSoft', // text on the four soft status grounds
  'price', // prices that matter: campaign and from-prices
  'campaign', // ground of a campaign badge
  'onCampaign',
  'skeleton',
] as const;
export type ColorRole = (typeof colorRoles)[number];

/** Text styles. Sizes are fluid between a phone and a desktop where a brand asks for it. */
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
