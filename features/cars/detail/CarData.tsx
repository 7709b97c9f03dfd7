import type { CarRecord } from '#domain/cars/car.ts';
import { carJson } from '#domain/cars/itemData.ts';

interface CarDataProps {
  readonly car: CarRecord;
  /** Whole address of the car's page. */
  readonly url: string;
}

/** What search engines are told of a car. */
export function CarData({ car, url }: CarDataProps) {
  const json = carJson({ car, url });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
