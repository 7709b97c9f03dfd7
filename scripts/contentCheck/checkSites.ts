import { createLinkCheck } from '#domain/content/checkLinks.ts';
import { type CheckedBlock, checkPage } from '#domain/content/checkPage.ts';
import { checkTexts } from '#domain/content/checkTexts.ts';
import { type TitledPage, titleProblems } from '#domain/content/checkTitles.ts';
import type { Page } from '#domain/content/page.ts';
import type { ContentService } from '#domain/content/service.ts';
import { siteUse } from '#domain/content/texts/siteUse.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import type { Locale, Site } from '#domain/sites/site.ts';
import { describeUpstreamFailure } from '#domain/upstreamFailure.ts';

/** The content to check, and the blocks it may use. */
export interface CheckedContent {
  readonly sites: readonly Site[];
  readonly content: Pick<ContentService, 'page' | 'paths' | 'siteSettings' | 'texts'>;
  /** Where the ids of facilities are looked up. */
  readonly facilities: Pick<FacilityService, 'workshops'>;
  readonly findBlock: (componentName: string) => CheckedBlock | undefined;
}

/** The result of the check. */
export interface ContentReport {
  /** One line per problem: `site language path › Block[n] › Field: problem`. */
  readonly problems: string[];
  readonly counts: { languages: number; pages: number; blocks: number };
}

type SitePaths = ReadonlyMap<Locale, ReadonlySet<string>>;

/**
 * Checks all content of the sites. Sends one request at a time, because the platform limits the rate
 * and nobody waits for the result.
 */
export async function checkSites(checked: CheckedContent): Promise<ContentReport> {
  const report: ContentReport = { problems: [], counts: { languages: 0, pages: 0, blocks: 0 } };
  const titled: TitledPage[] = [];
  for (const site of checked.sites) {
    const paths = await listPaths(site, checked, report);
    const workshops = await listWorkshops(site, checked, report);
    for (const locale of site.locales) {
      report.problems.push(...missingCommonPages(site, locale, paths.get(locale)));
      titled.push(...(await checkLanguage({ site, locale, paths, workshops }, checked, report)));
    }
  }
  report.problems.push(...titleProblems(titled));
  return report;
}

/** Pages that the site's file declares, and other sites link to, but that don't exist. */
function missingCommonPages(
  site: Site,
  locale: Locale,
  paths: ReadonlySet<string> | undefined,
): readonly string[] {
  const declared = Object.entries(site.commonPages?.[locale] ?? {});
  return declared
    .filter(([, path]) => paths && !paths.has(path))
    .map(
      ([kind, path]) =>
        `${site.id} ${locale}: declares ${path} as its page “${kind}”, which is no page`,
    );
}

async function listPaths(
  site: Site,
  { content }: CheckedContent,
  { problems }: ContentReport,
): Promise<SitePaths> {
  const paths = new Map<Locale, ReadonlySet<string>>();
  for (const locale of site.locales) {
    const answer = await content.paths(site.contentName, locale);
    if (answer.ok) paths.set(locale, new Set(answer.value));
    else problems.push(`${site.id} ${locale}: ${describeUpstreamFailure(answer.failure)}`);
    if (answer.ok && answer.value.length === 0) problems.push(`${site.id} ${locale}: has no pages`);
  }
  return paths;
}

/** The ids of the site's workshops, which are the same in all languages. */
async function listWorkshops(
  site: Site,
  { facilities }: CheckedContent,
  { problems }: ContentReport,
): Promise<ReadonlySet<string> | undefined> {
  const answer = await facilities.workshops(site.id, site.locales[0]);
  if (answer.ok) return new Set(answer.value.map(({ id }) => id));
  problems.push(`${site.id}: facilities: ${describeUpstreamFailure(answer.failure)}`);
  return undefined;
}

interface SiteLanguage {
  readonly site: Site;
  readonly locale: Locale;
  readonly paths: SitePaths;
  readonly workshops: ReadonlySet<string> | undefined;
}

async function checkLanguage(
  { site, locale, paths, workshops }: SiteLanguage,
  checked: CheckedContent,
  report: ContentReport,
): Promise<readonly TitledPage[]> {
  report.counts.languages += 1;
  const titled: TitledPage[] = [];
  const pages: Page[] = [];
  const settings = await checked.content.siteSettings(site.contentName, locale);
  const {
    titleTemplate,
    notFoundPath,
    problems: ofSite,
  } = settings.ok ? settings.value : { titleTemplate: '%s', notFoundPath: undefined, problems: [] };
  report.problems.push(
    ...ofSite.map(({ field, problem }) =>
      line(`${site.id} ${locale}`, `attributes.${field}`, problem),
    ),
  );
  const checkLink = createLinkCheck({ site, paths }, locale);
  const rules = { ...checked, checkLink, country: site.country, workshops };
  const listed = [...(paths.get(locale) ?? [])];
  for (const path of listed) {
    const where = `${site.id} ${locale} ${path}`;
    const page = await loadPage({ site, locale, path, where }, checked, report);
    if (!page) continue;
    pages.push(page);
    const { blocks, problems } = checkPage(page, rules);
    report.counts.pages += 1;
    report.counts.blocks += blocks;
    report.problems.push(...problems.map((each) => line(where, each.place, each.problem)));
    // Search engines don't list the not-found page.
    if (path !== notFoundPath) titled.push(titledPage(page, { where, site, path, titleTemplate }));
  }
  // Without all pages, it isn't known which texts the site needs.
  if (pages.length === listed.length)
    report.problems.push(...(await textProblems({ site, locale, pages }, checked)));
  return titled;
}

interface ListedPage {
  readonly site: Site;
  readonly locale: Locale;
  readonly path: string;
  /** Its name in the report. */
  readonly where: string;
}

async function loadPage(
  { site, locale, path, where }: ListedPage,
  { content }: CheckedContent,
  { problems }: ContentReport,
): Promise<Page | undefined> {
  const answer = await content.page({ site: site.contentName, language: locale, path });
  if (!answer.ok) problems.push(`${where}: ${describeUpstreamFailure(answer.failure)}`);
  else if (!answer.value) problems.push(`${where}: is listed, but there is no such page`);
  return answer.ok ? answer.value : undefined;
}

interface TitledPlace {
  readonly where: string;
  readonly site: Site;
  readonly path: string;
  readonly titleTemplate: string;
}

function titledPage(
  { fields, displayName }: Page,
  { where, site, path, titleTemplate }: TitledPlace,
): TitledPage {
  const title = titleTemplate.replace('%s', () => fields.metaTitle || displayName);
  return { where, site: site.id, path, title, description: fields.metaDescription };
}

function line(where: string, place: string, problem: string): string {
  return place === '' ? `${where}: ${problem}` : `${where} › ${place}: ${problem}`;
}

interface LanguagePages {
  readonly site: Site;
  readonly locale: Locale;
  readonly pages: readonly Page[];
}

async function textProblems(
  { site, locale, pages }: LanguagePages,
  { content, findBlock }: CheckedContent,
): Promise<readonly string[]> {
  const where = `${site.id} ${locale} › dictionary`;
  const answer = await content.texts(site.contentName, locale);
  if (!answer.ok) return [`${where}: ${describeUpstreamFailure(answer.failure)}`];
  const problems = checkTexts(answer.value, siteUse(site, pages, findBlock));
  return problems.map(({ place, problem }) => line(where, place, problem));
}
