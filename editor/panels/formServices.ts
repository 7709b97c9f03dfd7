import { fail, ok, type Result } from '#domain/result.ts';
import type { AuthoredItem, AuthoringApi, PageEntry } from '../api/authoringApi.ts';
import { type AuthoringFailure, describeAuthoringFailure } from '../api/authoringFailure.ts';
import type { MediaApi } from '../api/mediaApi.ts';
import type { FieldServiceFailure, FieldServices, ListPlace } from '../fields/fieldServices.ts';
import { bracedGuid } from '../protocol/guid.ts';
import { searchPages } from './pageTree.ts';

/** What the services of a form are made of. */
export interface FormSources {
  readonly api: AuthoringApi;
  readonly media: MediaApi;
  /** All pages of the site in the language that is edited. */
  readonly pages: readonly PageEntry[];
  readonly language: string;
  /** The item of an entry of the form, or of the form itself; `undefined` until it is loaded. */
  readonly itemOf: (entry: string | undefined) => AuthoredItem | undefined;
  readonly onCreated: (item: AuthoredItem) => void;
}

/** What a form with fields asks for. */
export function createFormServices(sources: FormSources): FieldServices {
  const { media, pages } = sources;
  return {
    searchPages: async (words) => ok(searchPages(pages, words).map(foundPage)),
    searchMedia: media.search,
    uploadMedia: media.upload,
    searchShared: (_field, words) => searchTags(sources, words),
    createEntry: (list) => createEntry(sources, list),
  };
}

function foundPage({ itemId, displayName, route }: PageEntry) {
  return { id: bracedGuid(itemId), title: displayName, path: route };
}

/** The content service has the tags of a site in this folder of its data. */
const tagsFolder = 'Data/Tags';

/** The site is the third item from the top: `/sitecore/content/Group/site`. */
const siteDepth = 5;

async function searchTags({ api, itemOf, language }: FormSources, words: string) {
  const sitePath = itemOf(undefined)?.path.split('/').slice(0, siteDepth).join('/');
  if (sitePath === undefined) return fail(unloaded);
  const tags = await api.children(`${sitePath}/${tagsFolder}`, language);
  return described(tags, (all) =>
    all
      .filter(({ displayName }) => displayName.toLowerCase().includes(words.trim().toLowerCase()))
      .map(({ itemId, displayName }) => ({ id: bracedGuid(itemId), name: displayName })),
  );
}

/** The items of entries are below the item that has the list, and their templates are named after both. */
async function createEntry(
  { api, itemOf, language, onCreated }: FormSources,
  { field, entry }: ListPlace,
): Promise<Result<string, FieldServiceFailure>> {
  const owner = itemOf(entry);
  if (!owner) return fail(unloaded);
  const template = await api.templateId(`${owner.templateName} ${field}`);
  if (!template.ok) return described(template, () => '');
  if (template.value === undefined) return fail({ reason: 'This list can’t have entries here.' });
  const created = await api.create({
    name: `${field}-${crypto.randomUUID().slice(0, 8)}`,
    templateId: template.value,
    parentPath: owner.path,
    language,
    fields: {},
  });
  if (created.ok) onCreated(created.value);
  return described(created, ({ itemId }) => bracedGuid(itemId));
}

const unloaded: FieldServiceFailure = { reason: 'The fields are still loading. Try again.' };

function described<From, To>(
  answer: Result<From, AuthoringFailure>,
  map: (value: From) => To,
): Result<To, FieldServiceFailure> {
  return answer.ok
    ? ok(map(answer.value))
    : fail({ reason: describeAuthoringFailure(answer.failure) });
}
