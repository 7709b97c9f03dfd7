import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { ok } from '#domain/result.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoringApi, PageEntry } from '../api/authoringApi.ts';
import type { EditableSite } from '../api/sessionApi.ts';
import { asOptions, SearchBox } from '../fields/SearchBox.tsx';
import { Answer } from '../panels/Answer.tsx';
import { searchPages } from '../panels/pageTree.ts';
import { languageName } from '../shell/languageName.ts';
import type { OpenPage } from '../state/openPage.ts';

type SitePlace = Omit<OpenPage, 'itemId'>;

interface CopyPageFieldsProps {
  readonly api: Pick<AuthoringApi, 'pages'>;
  readonly sites: readonly EditableSite[];
  /** The site and the language in which pages are searched. */
  readonly place: SitePlace;
  /** The page that the block is on, which isn't offered. */
  readonly without: string | undefined;
  readonly onPlace: (place: SitePlace) => void;
  /** `undefined` while what is typed is no page. */
  readonly onPage: (page: PageEntry | undefined) => void;
}

/** To which page a block is copied: the site, the language and the page. */
export function CopyPageFields({ sites, place, onPlace, ...search }: CopyPageFieldsProps) {
  const { language } = place;
  const site = sites.find(({ name }) => name === place.site);
  return (
    <>
      {sites.length > 1 && (
        <Field label="Site">
          {(control) => (
            <Select
              {...control}
              options={sites.map(({ name, title }) => ({ value: name, label: title }))}
              value={place.site}
              onValueChange={(name) => {
                const next = sites.find((each) => each.name === name);
                if (next) onPlace({ site: next.name, language: sameLanguage(next, language) });
              }}
            />
          )}
        </Field>
      )}
      {site && site.languages.length > 1 && (
        <Field label="Language" help="The texts are copied as they are.">
          {(control) => (
            <Select
              {...control}
              options={site.languages.map((each) => ({ value: each, label: languageName(each) }))}
              value={language}
              onValueChange={(next) => onPlace({ site: site.name, language: next })}
            />
          )}
        </Field>
      )}
      <PageSearch key={`${place.site} ${language}`} {...search} place={place} />
    </>
  );
}

/** The language of a site that is the same, or else its first one. */
function sameLanguage({ language: first, languages }: EditableSite, language: string): string {
  return languages.includes(language) ? language : first;
}

const maxFound = 20;

type PageSearchProps = Pick<CopyPageFieldsProps, 'api' | 'place' | 'without' | 'onPage'>;

function PageSearch({ api, place, without, onPage }: PageSearchProps) {
  const pages = useAnswer(place, ({ site, language }) => api.pages(site, language));
  return (
    <Answer of={pages} label="The pages of the site are loading">
      {(all) => {
        const others = all.filter(({ itemId }) => itemId !== without);
        return (
          <SearchBox
            label="Page"
            help="Search by title or path."
            initial=""
            search={(words) =>
              asOptions(
                Promise.resolve(ok(searchPages(others, words).slice(0, maxFound))),
                ({ itemId, displayName, route }) => ({
                  value: itemId,
                  label: displayName,
                  detail: route,
                  group: 'Pages',
                }),
              )
            }
            onType={() => onPage(undefined)}
            onChoose={({ value, label }) => {
              onPage(others.find(({ itemId }) => itemId === value));
              return label;
            }}
          />
        );
      }}
    </Answer>
  );
}
