import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '#cms/block.ts';
import { dictionaryPath } from '#cms/content/dictionaryPath.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { CreditExample } from '#cms/credit/CreditExample.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { opening, section } from '#cms/section/section.css.ts';
import { Breadcrumb, Container } from '#design-system';
import { carListJson } from '#domain/cars/itemData.ts';
import type { PageFact } from '#domain/content/pageFacts.ts';
import { breadcrumbJson } from '#domain/content/structuredData.ts';
import { encodePath } from '#domain/http/path.ts';
import { carFeedAddress, searchAddress } from '#domain/search/feedAddress.ts';
import { type ListSubject, listCrumbs, listSubject } from '#domain/search/listSubject.ts';
import { nearUnit } from '#domain/search/near.ts';
import { addHomePath } from '#domain/sites/homePath.ts';
import { carHref } from '#features/cars/carHref.ts';
import { CarList as List } from '#features/cars/list/CarList.tsx';
import { type LoadedCarList, loadCarList } from '#features/cars/list/loadCarList.ts';
import { JsonScript } from '#features/shared/JsonScript.tsx';
import { carListFields, carListManual, type carListPageWords } from './CarList.fields.ts';
import { configuredList } from './configuredList.ts';
import { listName, titleOfSubject } from './listName.ts';

type CarListProps = LoadedBlockProps<typeof carListFields, LoadedCarList>;

function CarList({ fields, editing, frame, uid, data, isFirst }: CarListProps) {
  const subject = listSubject(data.pathFilters);
  const head = { ...fields, title: listName(fields, data.pathFilters, '') };
  const { listPath, path } = addressesOf(frame);
  const name = listName(fields, data.pathFilters, frame.pageTitle);
  return (
    <section className={isFirst ? `${section.base} ${opening}` : section.base}>
      <Container>
        {frame.mode === 'edit' && (
          <HiddenFields declarations={carListFields} editing={editing} of={unseenFields} />
        )}
        {subject && (
          <Crumbs subject={subject} frame={frame} listPath={listPath} title={fields.title} />
        )}
        <SectionHead fields={head} editing={editing} frame={frame} />
        <List
          {...placeOf(frame)}
          loaded={data}
          name={name}
          path={path}
          search={frame.query}
          basePath={listPath}
          pathNames={fields.pathFilters}
          allHref={allHrefOf(frame, listPath)}
          savedHref={dictionaryPath('pathToSavedCars', frame)}
          filtersStart={fields.filters}
          level={levelBelow(head)}
          isFirst={isFirst}
          creditExample={<CreditExample frame={frame} uid={uid} />}
        />
        <ListData name={name} frame={frame} data={data} />
      </Container>
    </section>
  );
}

const unseenFields = [
  'facets',
  'sortOptions',
  'pathFilters',
  'titleTemplate',
  'fixedQuery',
  'filters',
] as const;

/** What a list depends on besides the block. */
function placeOf(frame: BlockFrame) {
  const { site, locale, currency, distanceUnit, country, homePath } = frame;
  const { searchLanguages, dictionary } = frame;
  return { site, locale, currency, distanceUnit, country, homePath, searchLanguages, dictionary };
}

/** The addresses of the page, and of the list without its wildcard segments. */
function addressesOf(frame: BlockFrame) {
  const { homePath, path } = frame;
  return {
    listPath: addHomePath(homePath, listPathOf(frame)),
    path: addHomePath(homePath, path),
  };
}

/** The path of the list without its wildcard segments. */
function listPathOf({ path, wildcards }: BlockFrame): string {
  const segments = path.split('/').slice(1);
  return `/${segments.slice(0, segments.length - wildcards.length).join('/')}`;
}

/** The list of all cars; undefined if this is that list. */
function allHrefOf(frame: BlockFrame, listPath: string): string | undefined {
  if (frame.wildcards.length > 0) return listPath;
  const { pathToCarList } = frame.dictionary;
  const isElsewhere = pathToCarList.startsWith('/') && pathToCarList !== frame.path;
  return isElsewhere ? addHomePath(frame.homePath, pathToCarList) : undefined;
}

/** Values for the page's title. `path` joins all segments, in the index's spelling if known. */
function wordsOf(
  { pathFilters }: LoadedCarList,
  { wildcards }: BlockFrame,
): Readonly<Record<(typeof carListPageWords)[number], string>> {
  const { brand = '', model = '' } = listSubject(pathFilters) ?? {};
  const named = Object.values(pathFilters).flat();
  return { brand, model, path: (named.length > 0 ? named : wildcards).join(' ') };
}

/** The feed of the search that the page shows. */
function feedOf(
  fields: CarListProps['fields'],
  { homePath, path, pageTitle }: BlockFrame,
  { pathFilters, query }: LoadedCarList,
): PageFact {
  const address = searchAddress(addHomePath(homePath, encodePath(path.split('/').slice(1))), query);
  const title = listName(fields, pathFilters, pageTitle);
  return { type: 'feedFound', href: carFeedAddress(address), title };
}

interface CrumbsProps {
  readonly subject: ListSubject;
  readonly frame: BlockFrame;
  readonly listPath: string;
  /** The title of the unfiltered list. */
  readonly title: string;
}

/** The breadcrumb of a list whose path has filters. */
function Crumbs({ subject, frame, listPath, title }: CrumbsProps) {
  const crumbs = listCrumbs(listPath, subject, addHomePath(frame.homePath, frame.path));
  const current = crumbs.at(-1);
  if (!current) return null;
  const above = crumbs.slice(0, -1).map(({ text, href }) => ({ label: text, href }));
  const items = [{ label: title || frame.pageTitle, href: listPath }, ...above];
  const own = { label: current.text, href: current.href };
  const way = [...items, own].map(({ label, href }) => ({
    name: label,
    url: new URL(href, frame.url).href,
  }));
  return (
    <>
      <Breadcrumb label={frame.dictionary.breadcrumb} items={items} current={current.text} />
      <JsonScript json={breadcrumbJson(way)} />
    </>
  );
}

interface ListDataProps {
  readonly name: string;
  readonly frame: BlockFrame;
  readonly data: LoadedCarList;
}

/** Structured data about the cars, for search engines. */
function ListData({ name, frame, data: { part } }: ListDataProps) {
  const { homePath, dictionary, url } = frame;
  const json = carListJson({
    url,
    name,
    cars: part?.cars ?? [],
    carHref: (car) => carHref(car, { pathToCarDetail: dictionary.pathToCarDetail, homePath }),
  });
  return json === undefined ? null : <JsonScript json={json} />;
}

export const carList = defineLoadedBlock({
  manual: carListManual,
  fields: carListFields,
  load: async ({ fields, frame, services, report }) => {
    const loaded = await loadCarList(services.cars, services.places, {
      site: frame.site,
      unit: nearUnit(frame.distanceUnit),
      languages: frame.searchLanguages,
      list: configuredList(fields, frame.financeQuote !== undefined),
      pathNames: fields.pathFilters,
      segments: frame.wildcards,
      search: frame.query,
    });
    if (loaded.isPathKnown === false) report({ type: 'addressUnknown' });
    if (!loaded.part) report({ type: 'subjectUnavailable' });
    // Other searches of the list may find cars with loans if this one doesn’t.
    report({ type: 'creditShown' });
    if (loaded.part?.total === 0) report({ type: 'nothingToIndex' });
    if (loaded.pathSegments) report({ type: 'canonicalSegments', segments: loaded.pathSegments });
    if (frame.wildcards.length > 0) report({ type: 'wordsFound', words: wordsOf(loaded, frame) });
    if (loaded.isPathKnown !== false) report(feedOf(fields, frame, loaded));
    const subject = listSubject(loaded.pathFilters);
    if (subject) report({ type: 'subjectNamed', name: titleOfSubject(fields, subject) });
    return loaded;
  },
  Component: CarList,
});
