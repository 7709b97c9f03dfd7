import { useEffect, useState } from 'react';
import { distanceKm } from '#domain/facilities/distance.ts';
import { fillText, type Template } from '#domain/fillText.ts';
import { type NearPoint, type NearUnit, readNear, wholeDistance } from '#domain/search/near.ts';
import { listEntry } from '#features/shared/listEntry.ts';

export interface CarDistanceProps {
  /** The path of the list of cars. */
  readonly listPath: string;
  /** Where the car is. */
  readonly point: NearPoint;
  readonly unit: NearUnit;
  readonly text: Template<'distance' | 'place'>;
  /** What the visitor's own location is called. */
  readonly you: string;
}

/**
 * How far the car is from the place that the visitor chose in the list. The page is the same for all visitors, so the
 * browser finds the place in the address of the list before it.
 */
export function CarDistance(props: CarDistanceProps) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(distanceText(props)), [props]);
  return said && ` · ${said}`;
}

function distanceText({ listPath, point, unit, text, you }: CarDistanceProps): string {
  const { navigation } = window;
  if (!navigation?.currentEntry) return '';
  const visited = navigation.entries().slice(0, navigation.currentEntry.index + 1);
  const address = URL.parse(listEntry(visited, listPath, 'path')?.url ?? '');
  const near = address && readNear({ near: address.searchParams.getAll('near') });
  if (!near?.point) return '';
  const distance = `${wholeDistance(distanceKm(near.point, point), unit)} ${unit}`;
  return fillText(text, { distance, place: near.name || you });
}
