import type { BrandTokens } from '#tokens/brands.ts';
import { hexOf } from './color.ts';

/** The colour of the browser's own bars around pages: their ground. */
export interface PageColors {
  readonly day: string;
  readonly night: string;
}

export function pageColorsOf({ ground, night }: BrandTokens): PageColors {
  return { day: hexOf(ground.base.$value), night: hexOf(night.base.$value) };
}
