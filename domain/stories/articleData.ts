import { webUrl } from '../content/href.ts';
import { organisationId } from '../content/structuredData.ts';

/** Input of the structured data of an article. */
export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** URL of the picture, absolute or relative to the platform. */
  readonly image?: string | undefined;
  /** Publication date. */
  readonly date?: string | undefined;
  readonly author?: string | undefined;
  readonly language: string;
}

/** The article as schema.org data. */
export function articleData({ url, image, author, ...facts }: ArticleFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: facts.title,
    description: facts.description || undefined,
    inLanguage: facts.language,
    mainEntityOfPage: url,
    image: image && webUrl(image, url),
    datePublished: facts.date,
    publisher: { '@id': organisationId(url) },
    author: author && { '@type': 'Person', name: author },
  };
}
