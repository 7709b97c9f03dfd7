import type { Html } from './html.ts';

/** The figure of a panel that is shown at the top of the page. */
export interface Headline {
  value: string | number;
  /** What the figure counts or means. */
  label: string;
  /** `alarm` if it needs attention. */
  tone: 'calm' | 'alarm';
}

/** One section of the services' front page. */
export interface Panel {
  /** Anchor of the section, unique on the page. */
  id: string;
  /** Heading, and label in the page's navigation. */
  title: string;
  /** One sentence on what the section is for. */
  intro: string;
  /** Its current figure. */
  headline: () => Headline | Promise<Headline>;
  /** Renders the section's body from the current state. */
  render: () => Html;
}
