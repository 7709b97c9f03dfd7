import type { FrameBlock, FrameFact, FrameMode, Place } from '../protocol/frameProtocol.ts';

/** A text that the page wasn't rendered with yet. */
export interface FrameText {
  readonly itemId: string;
  readonly field: string;
  readonly value: string;
}

/** The props of the frame with the edited page. */
export interface PageFrameProps {
  /** The accessible name of the frame: which page it shows. */
  readonly title: string;
  /** The address of the page in this render. Another address renders it again. */
  readonly src: string;
  /** The origin of the site, which alone is listened to. */
  readonly origin: string;
  /** The width of the window that the page is shown for, in CSS pixels. */
  readonly width: number;
  readonly mode: FrameMode;
  readonly chosen: Place | undefined;
  /** What the page has to know about its blocks, by placement. */
  readonly blocks: Readonly<Record<string, FrameBlock>>;
  /** The unsaved texts, which the page gets over its own. */
  readonly texts: readonly FrameText[];
  /** Whether the shown page must stay, because a text is being typed into it. */
  readonly isHeld: boolean;
  readonly onFact: (fact: FrameFact) => void;
}
