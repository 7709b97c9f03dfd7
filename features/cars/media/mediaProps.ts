import type { fetchCarMedia } from './carMediaApi.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';

/** A picture of a car, and what it shows. */
export interface MediaImage {
  readonly src: string;
  readonly alt: string;
  /** A tiny blurred copy as a data URL. */
  readonly blur?: string | undefined;
}

export interface CarMediaProps {
  /** The car's name, for the names of film and turns. */
  readonly name: string;
  /** Its further media are requested by this; without it the car has pictures only. */
  readonly registrationNumber: string | undefined;
  readonly images: readonly MediaImage[];
  readonly texts: CarMediaTexts;
  /**
   * Requests the further media.
   * @default that of the site's API
   */
  readonly loadMedia?: typeof fetchCarMedia | undefined;
}
