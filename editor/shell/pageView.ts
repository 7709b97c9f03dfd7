import type { FrameMode } from '../protocol/frameProtocol.ts';

/** The widths in which a page can be looked at, in CSS pixels. */
export const frameWidths = [375, 768, 1280, 1920] as const;

/** How a page is shown. */
export interface PageView {
  readonly mode: FrameMode;
  readonly width: (typeof frameWidths)[number];
}
