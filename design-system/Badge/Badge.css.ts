import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { size, space, vars } from '#themes/contract.css.ts';
import { typeset } from '../Text/typeset.ts';

const { color, radius, text } = vars;

const signColor = createVar();

const base = style({
  ...typeset('small'),
  fontWeight: text.label.weight,
  lineHeight: text.label.lineHeight,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  maxInlineSize: '100%',
  paddingBlock: space['2xs'],
  paddingInline: space.s,
  // Outlines the badge in forced colours, which remove its background.
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.pill,
  vars: { [signColor]: 'currentColor' },
});

export const badge = styleVariants({
  neutral: [base, { color: color.text, borderColor: color.border, backgroundColor: color.raised }],
  accent: [base, { color: color.onAccent, backgroundColor: color.accent }],
  campaign: [base, { color: color.onCampaign, backgroundColor: color.campaign }],
  success: [base, status(color.successSoft, color.success)],
  warning: [base, status(color.warningSoft, color.warning)],
  danger: [base, status(color.dangerSoft, color.danger)],
  info: [base, status(color.infoSoft, color.info)],
});

function status(ground: string, sign: string) {
  return { color: color.onSoft, backgroundColor: ground, vars: { [signColor]: sign } };
}

export const icon = style({ display: 'inline-flex', flexShrink: 0, color: signColor });
