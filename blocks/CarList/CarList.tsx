import { Breadcrumb, Container } from '#design-system';
import { carListJson } from '#domain/cars/itemData.ts';
import { knownFacet } from '#domain/search/knownFacets.ts';
import {
  type ListSubject,
  listCrumbs,
  listSubject,
  listTitle,
} from '#domain/search/listSubject.ts';
import { carHref } from '#features/cars/carHref.ts';
import { CarList as List } from '#features/cars/list/CarList.tsx';
import { type LoadedCarList, loadCarList } from '#features/cars/list/loadCarList.ts';
import { type BlockFrame, defineLoadedBlock, type LoadedBlockProps } from '../block.ts';
import { levelBelow } from '../content/levelBelow.ts';
import { visitorPath } from '../content/localPath.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { opening, section } from '../section/section.css.ts';
import { carListFields } from './CarList.fields.ts';

type CarListProps = LoadedBlockProps<typeof carListFields, LoadedCarList>;

function CarList({ fields, editing, frame, data, isFirst }: CarListProps) {
  const subject = listSubject(data.pathFilters);
  const head = subject ? { ...fields, title: titleOf(fields, subject) } : fields;
  const listPath = visitorPath(frame, listPathOf(frame));
  const path = visitorPath(frame, frame.path);
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
          loaded={data}
          site={frame.site}
          locale={frame.locale}
          dictionary={frame.dictionary}
          path={path}
          search={frame.query}
          basePath={listPath}
          pathNames={fields.pathFilters}
          allHref={allHrefOf(frame, listPath)}
          homePath={frame.homePath}
          filtersStart={fields.filters}
          level={levelBelow(head)}
          isFirst={isFirst}
        />
        <ListData name={head.title || frame.pageTitle} frame={frame} data={data} />
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

/** Without a template, what the list is about is its title. */
function titleOf({ titleTemplate }: CarListProps['fields'], subject: ListSubject): string {
  return listTitle(titleTemplate || '{brand} {model}', subject);
}

/** The path of the list without the segments that narrow it down. */
function listPathOf({ path, wildcards }: BlockFrame): string {
  const segments = path.split('/').slice(1);
  return `/${segments.slice(0, segments.length - wildcards.length).join('/')}`;
}

/** Where all cars are; nowhere else for who is there already. */
function allHrefOf(frame: BlockFrame, listPath: string): string | undefined {
  if (frame.wildcards.length > 0) return listPath;
  const { pathToCarList } = frame.dictionary;
  const isElsewhere = pathToCarList.startsWith('/') && pathToCarList !== frame.path;
  return isElsewhere ? visitorPath(frame, pathToCarList) : undefined;
}

/** What the page is called by; `path` is all that its address names, in the index's spelling if known. */
function wordsOf({ pathFilters }: LoadedCarList, { wildcards }: BlockFrame) {
  const { brand = '', model = '' } = listSubject(pathFilters) ?? {};
  const named = Object.values(pathFilters).flat();
  return { brand, model, path: (named.length > 0 ? named : wildcards).join(' ') };
}

interface CrumbsProps {
  readonly subject: ListSubject;
  readonly frame: BlockFrame;
  readonly listPath: string;
  /** What the list is called where it isn't narrowed down. */
  readonly title: string;
}

/** The way to a list of one brand or model. */
function Crumbs({ subject, frame, listPath, title }: CrumbsProps) {
  const crumbs = listCrumbs(listPath, subject);
  const current = crumbs.at(-1);
  if (!current) return null;
  const above = crumbs.slice(0, -1).map(({ text, href }) => ({ label: text, href }));
  return (
    <Breadcrumb
      label={frame.dictionary.breadcrumb}
      items={[{ label: title || frame.pageTitle, href: listPath }, ...above]}
      current={current.text}
    />
  );
}

interface ListDataProps {
  readonly name: string;
  readonly frame: BlockFrame;
  readonly data: LoadedCarList;
}

/** What search engines are told of the cars. */
function ListData({ name, frame, data: { part } }: ListDataProps) {
  const { homePath, dictionary, url } = frame;
  const json = carListJson({
    url,
    name,
    cars: part?.cars ?? [],
    carHref: (car) => carHref(car, { pathToCarDetail: dictionary.pathToCarDetail, homePath }),
  });
  if (json === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write data into a script.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const carList = defineLoadedBlock({
  manual: {
    purpose:
      'All cars of the site, or those an editor decides on: with filters, a search box, an order to choose and more cars on demand.',
    useWhen: [
      'Visitors should find a car by themselves: new and used ones, vans, electric cars.',
      'A page should have the cars of one kind: write that kind into FixedQuery.',
      'One page should serve every make and model: place it on a page with open segments in its address. The page’s own title may have the marks {brand}, {model} and {path}, which is all that the address names.',
    ],
    avoidWhen: [
      'A few cars should make visitors curious: the teasers of cars are shorter.',
      'The page already has a list of cars: both would change the same address.',
    ],
    alsoKnownAs: ['stock', 'inventory', 'car search', 'search results', 'used cars', 'vehicles'],
  },
  fields: carListFields,
  load: async ({ fields, frame, services, tell }) => {
    const loaded = await loadCarList(services.cars, {
      site: frame.site,
      list: {
        facets: fields.facets.flatMap((name) => knownFacet(name) ?? []),
        sortNames: fields.sortOptions,
        fixed: fields.fixedQuery,
      },
      pathNames: fields.pathFilters,
      segments: frame.wildcards,
      search: frame.query,
    });
    if (loaded.isPathKnown === false) tell({ type: 'addressUnknown' });
    if (frame.wildcards.length > 0) tell({ type: 'wordsFound', words: wordsOf(loaded, frame) });
    return loaded;
  },
  Component: CarList,
});
