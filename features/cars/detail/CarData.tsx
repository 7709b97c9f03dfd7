import { type CarPageFacts, carJson } from '#domain/cars/itemData.ts';
import { breadcrumbJson, type Crumb } from '#domain/content/structuredData.ts';
import { JsonScript } from '#features/shared/JsonScript.tsx';

interface CarDataProps extends CarPageFacts {
  /** The way to the car's page. */
  readonly crumbs: readonly Crumb[];
}

/** Structured data about a car and its page, for search engines. */
export function CarData({ crumbs, ...facts }: CarDataProps) {
  return (
    <>
      <JsonScript json={carJson(facts)} />
      <JsonScript json={breadcrumbJson(crumbs)} />
    </>
  );
}
