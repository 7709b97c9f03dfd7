import { breadcrumbJson, type CarPageFacts, type Crumb, carJson } from '#domain/cars/itemData.ts';

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

function JsonScript({ json }: { readonly json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
