import { fillText } from '#domain/fillText.ts';
import type { CarListWords } from './carListSetup.ts';

/** The radius among the values of `domain/search/near.ts`. */
export function radiusOf(values: readonly string[]): string | undefined {
  return values.find((value) => /^\d{1,4}$/.test(value));
}

/** The name of the place among them; an own location has none. */
export function placeName(values: readonly string[], unnamed: string): string {
  const place = values.find((value) => value !== radiusOf(values)) ?? '';
  return place.replace(/^-?[\d.]+,-?[\d.]+ ?/, '') || unnamed;
}

/** A place with its radius: `inom 50 km från Uppsala`. */
export function nearText(values: readonly string[], { near, texts }: CarListWords): string {
  const place = placeName(values, texts.carNearYou);
  const radius = Number(radiusOf(values) ?? near.usual);
  if (radius === 0) return fillText(texts.carNearFrom, { place });
  return fillText(texts.carNearWithin, { distance: `${radius} ${near.unit}`, place });
}
