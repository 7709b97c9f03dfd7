import type { Dispatch } from 'react';
import type { TireHotelFact } from '#domain/tireHotel/tireHotelFlow.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';

/** A link of the content. */
export interface TireHotelLink {
  readonly href: string;
  readonly text: string;
}

/** What the tire hotel gets from the page. */
export interface TireHotelProps {
  readonly texts: TireHotelTexts;
  /** The language of dates and numbers, as a BCP 47 tag. */
  readonly locale: string;
  /** The time zone of the workshops. */
  readonly timeZone: string;
  /** The level of the title of each page. */
  readonly level: 1 | 2;
  readonly links: TireHotelLinks;
  /** The phone number of the tire hotel. */
  readonly phone?: string | undefined;
}

/** Where the tire hotel links to. */
export interface TireHotelLinks {
  /** Where visitors without an agreement can book. */
  readonly bookService?: TireHotelLink | undefined;
  /** What the packages contain. */
  readonly information?: TireHotelLink | undefined;
  /** The facilities, for visitors whose phone number isn't theirs any more. */
  readonly facilities?: string | undefined;
  readonly home: string;
}

/** What the visitor can do. Calls end in facts; none of them rejects. */
export interface TireHotelActions {
  readonly dispatch: Dispatch<TireHotelFact>;
  readonly search: () => void;
  readonly requestCode: () => void;
  readonly verify: () => void;
  readonly book: () => void;
  readonly sendReview: () => void;
  readonly logout: () => void;
}

/** The props of a page of the tire hotel. */
export interface StepProps<Flow> {
  readonly flow: Flow;
  readonly page: TireHotelProps;
  readonly actions: TireHotelActions;
}
