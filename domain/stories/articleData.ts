/** What search engines are told of an article. */
export interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  /** Whole address of the page. */
  readonly url: string;
  /** Address of the picture, on the platform or whole. */
  readonly image?: string | undefined;
  /** The day it was published. */
  readonly date?: string | undefined;
  readonly author?: string | undefined;
  readonly language: string;
}

/** The facts in the words of schema.org. */
export function articleData({ url, image, author, ...facts }: ArticleFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: facts.title,
    description: facts.description || undefined,
    inLanguage: facts.language,
    mainEntityOfPage: url,
    image: image && new URL(image, url).href,
    datePublished: facts.date,
    author: author && { '@type': 'Person', name: author },
  };
}
