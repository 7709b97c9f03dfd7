import type { Page } from '#domain/content/page.ts';
import type { EditableAddress } from '#domain/content/service.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import { logUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { log } from '../log.ts';
import { createCompleteness } from '../page/completeness.ts';
import { loadPageContent } from '../page/loadPageContent.ts';
import type { LoadedView } from '../page/loadPageView.ts';
import { content } from '../services.ts';
import type { SiteAddress } from '../site/siteAddress.ts';

interface EditedSubject {
  readonly address: SiteAddress;
  /** What the editor asked for. */
  readonly of: Pick<EditableAddress, 'site' | 'language' | 'itemId'>;
  /** The page's path on its site, if it isn't that of its item. */
  readonly path?: string | undefined;
  readonly page: Promise<Answer<Page | undefined, UpstreamFailure>>;
}

/** Loads what an editor has asked for. `undefined` if the platform doesn't have it or failed, which is logged. */
export async function loadEditedView({
  address,
  of: { site, language, itemId },
  path,
  page: asked,
}: EditedSubject): Promise<LoadedView | undefined> {
  const [page, dictionary, settings] = await Promise.all([
    asked,
    content.dictionary(site, language),
    content.siteSettings(site, language),
  ]);
  for (const answer of [page, dictionary, settings]) {
    if (!answer.ok) logUpstreamFailure(log, answer.failure, `editing: ${itemId}`);
  }
  if (!page.ok || !page.value || !dictionary.ok || !settings.ok) return undefined;
  const view = {
    page: page.value,
    address,
    path: path ?? (page.value.itemPath || '/'),
    query: '',
    dictionary: dictionary.value,
    settings: settings.value,
  };
  return { ...view, content: await loadPageContent(view, createCompleteness()) };
}
