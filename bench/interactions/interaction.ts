import type { Locator, Page } from 'playwright';

/** One press, after which something is seen. */
export interface Press {
  /** The row of the table; presses of one name share it. */
  readonly name: string;
  /** What is pressed. */
  readonly on: (page: Page) => Locator;
  /** A key that is pressed on it; else it is pressed by finger on a phone, and by mouse on a desktop. */
  readonly key?: string;
  /** Where it is pressed, as a share of its width; in the middle by default. */
  readonly at?: number;
  /** What is there when the press has done what it is for: a press that hits nothing would be the fastest. */
  readonly shows: (page: Page) => Promise<unknown>;
}

/** What visitors do on a page, again and again. */
export interface Interaction {
  readonly window: 'phone' | 'desktop';
  /** Opens the page, and goes to where the presses are, by the steps of the end-to-end tests. */
  readonly reach: (page: Page) => Promise<void>;
  /** The presses of a round, in order. The last one leads to where the first one was. */
  readonly round: readonly Press[];
  /** How often they are pressed on an opened page. */
  readonly rounds: number;
  /** How often the page is opened; once by default. */
  readonly visits?: number;
}
