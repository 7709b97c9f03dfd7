import { style } from '@vanilla-extract/css';
import { space, vars } from '#themes/contract.css.ts';

export const summary = style({ borderRadius: vars.radius.m });

export const list = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] });
