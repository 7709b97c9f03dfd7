import { fillText } from '#domain/fillText.ts';
import { radiusOf } from '#domain/search/near.ts';
import type { CarListWords } from './carListSetup.ts';

/** The name of the place among the values of `near.ts`; an own location has none. */
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
