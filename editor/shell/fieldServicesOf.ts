import { fail, ok, type Result } from '#domain/result.ts';
import { type AuthoringFailure, describeAuthoringFailure } from '../api/authoringFailure.ts';
import type { FieldServiceFailure, FieldServices } from '../fields/fieldServices.ts';
import { searchPages } from '../panels/pageTree.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import type { PageControl } from './usePage.ts';

/** So many pages and tags are listed at once. */
const maxFound = 20;

/** What the form asks for, from the services and the pages of the site. */
export function fieldServicesOf(
  { pages, site, open, services, session }: PageEditorProps,
  control: PageControl,
): FieldServices {
  const { api } = control;
  return {
    searchPages: async (words) =>
      ok(
        searchPages(pages, words)
          .slice(0, maxFound)
          .map(({ itemId, displayName, route }) => ({
            id: storedId(itemId),
            title: displayName,
            path: route,
          })),
      ),
    searchMedia: (kind, words) => services.media.search(kind, words),
    uploadMedia: (upload) => services.media.upload(session.csrf(), upload),
    uploadUses: (src) => services.media.uses(src),
    changeUpload: (details) => services.media.change(session.csrf(), details),
    deleteUpload: (src) => services.media.remove(session.csrf(), src),
    searchShared: async (_field, words) => {
      const tags = await api.tags(site.name, open.language);
      return toField(tags, (all) =>
        all
          .filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
          .slice(0, maxFound)
          .map(({ itemId, name }) => ({ id: storedId(itemId), name })),
      );
    },
    createEntry: (place) => createEntry(place, control),
  };
}

/** An id as the platform stores it. */
function storedId(itemId: string): string {
  return `{${itemId.toUpperCase()}}`;
}

/** Makes an item below that of the list. Its template is named after both. */
async function createEntry(
  { field, entry }: Parameters<FieldServices['createEntry']>[0],
  { api, edit, page, shown }: PageControl,
): Promise<Result<string, FieldServiceFailure>> {
  const ownerId = entry === undefined ? shown?.itemId : dashedGuid(entry);
  const owner = ownerId === undefined ? undefined : edit.state.items[ownerId]?.saved;
  if (!owner) return fail({ reason: 'The list isn’t loaded yet. Try again in a moment.' });
  const created = await api.create({
    name: `${field}-${crypto.randomUUID().slice(0, 8)}`,
    templateName: `${owner.templateName} ${field}`,
    parentPath: owner.path,
    language: page.language,
    fields: {},
  });
  if (created.ok) edit.adopt(created.value);
  return toField(created, ({ itemId }) => storedId(itemId));
}

function toField<From, To>(
  answer: Result<From, AuthoringFailure>,
  toValue: (value: From) => To,
): Result<To, FieldServiceFailure> {
  if (answer.ok) return ok(toValue(answer.value));
  return fail({ reason: describeAuthoringFailure(answer.failure) });
}
