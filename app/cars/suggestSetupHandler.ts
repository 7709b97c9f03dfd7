import { z } from 'zod';
import type { CarService } from '#domain/cars/service.ts';
import type { ContentService } from '#domain/content/service.ts';
import { wordLanguages } from '#domain/search/words/languages.ts';
import { localizedPath } from '#domain/sites/site.ts';
import { searchBarSetup } from '#features/cars/search/suggestSetup.ts';
import { refusal, upstreamFailed } from '../http/answers.ts';
import { queryOf, readQuery } from '../http/readRequest.ts';
import { found } from './carAnswers.ts';
import { siteWithCars } from './siteWithCars.ts';

const schema = z.object({
  site: z.string(),
  locale: z.string(),
  list: z.string().max(500),
  words: z.enum(['path', 'keyphrase']).default('keyphrase'),
});

interface SetupTools {
  readonly cars: Pick<CarService, 'hasCars'>;
  readonly content: Pick<ContentService, 'dictionary'>;
  readonly log: (line: string) => void;
}

/**
 * Answers with the `SuggestSetup` of a search bar: 400 for an invalid query, 404 for a site without cars, and 502 to 504
 * while the content platform fails.
 */
export function createSuggestSetupHandler({
  cars,
  content,
  log,
}: SetupTools): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = readQuery(schema, queryOf(request));
    if (!query.ok) return refusal(400, 'malformed-query');
    const address = siteWithCars(cars, query.value);
    if (!address) return refusal(404, 'unknown-site');
    const { site, locale } = address;
    const dictionary = await content.dictionary(site.contentName, locale);
    if (!dictionary.ok) {
      return upstreamFailed(dictionary.failure, `content: texts of ${site.id} ${locale}`, log);
    }
    const setup = searchBarSetup(query.value.list, query.value.words, {
      site: site.id,
      locale,
      homePath: localizedPath(site, locale, '/'),
      searchLanguages: wordLanguages(site.locales),
      dictionary: dictionary.value,
    });
    return setup ? found(setup, dictionary) : refusal(400, 'malformed-query');
  };
}
