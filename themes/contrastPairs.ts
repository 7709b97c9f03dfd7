import type { ColorRole } from '#tokens/names.ts';

/** A colour and what it is seen on. */
export type ContrastPair = readonly [on: ColorRole, ground: ColorRole];

/** Text colours and the backgrounds the contract allows for them: WCAG AA, 4.5 : 1. */
export const textPairs: readonly ContrastPair[] = [
  ['text', 'ground'],
  ['text', 'raised'],
  ['textMuted', 'ground'],
  ['textMuted', 'raised'],
  ['heading', 'ground'],
  ['heading', 'raised'],
  ['link', 'ground'],
  ['link', 'raised'],
  ['linkHover', 'ground'],
  ['linkHover', 'raised'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onAccentSoft', 'accentSoftHover'],
  ['onField', 'field'],
  ['success', 'ground'],
  ['warning', 'ground'],
  ['danger', 'ground'],
  ['info', 'ground'],
  ['onSoft', 'successSoft'],
  ['onSoft', 'warningSoft'],
  ['onSoft', 'dangerSoft'],
  ['onSoft', 'infoSoft'],
  ['price', 'ground'],
  ['price', 'raised'],
  ['onCampaign', 'campaign'],
];

/** Non-text colours that carry meaning, and what they are seen on: WCAG AA, 3 : 1. */
export const signPairs: readonly ContrastPair[] = [
  ['borderStrong', 'ground'],
  ['borderStrong', 'field'],
  ['focus', 'ground'],
  ['focus', 'raised'],
];
