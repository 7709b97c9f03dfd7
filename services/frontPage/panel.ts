import type { Html } from './html.ts';

/** The one figure of a panel that the top of the page shows. */
export interface Headline {
  value: string | number;
  /** What the figure counts or means. */
  label: string;
  /** `alarm` where someone should look. */
  tone: 'calm' | 'alarm';
}

/** One section of the services' front page. */
export interface Panel {
  /** Anchor of the section, unique on the page. */
  id: string;
  /** Heading, also its name in the page's navigation. */
  title: string;
  /** One sentence on what the section is for. */
  intro: string;
  /** Its figure at this moment. */
  headline: () => Headline;
  /** Draws the section's body from the state at this moment. */
  render: () => Html;
}
