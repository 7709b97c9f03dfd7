import type { CarRecord } from '#domain/cars/car.ts';
import { carJson } from '#domain/cars/itemData.ts';

interface CarDataProps {
  readonly car: CarRecord;
  /** The absolute URL of the car's page. */
  readonly url: string;
}

/** Structured data about a car, for search engines. */
export function CarData({ car, url }: CarDataProps) {
  const json = carJson({ car, url });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
