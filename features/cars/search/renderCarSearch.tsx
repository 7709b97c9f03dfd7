import type { ReactNode } from 'react';
import type { SearchFormProps } from '#design-system';
import { pageHref } from '#domain/sites/homePath.ts';
import { CarSearchIsland } from './CarSearchIsland.tsx';
import { type SuggestPage, suggestQuestion } from './suggestQuestion.ts';

type RenderForm = (form: SearchFormProps) => ReactNode;

/** Renders the form of a search bar whose results a list of cars shows: with car suggestions, if it is on this site. */
export function renderCarSearch(href: string, page: SuggestPage): RenderForm {
  return renderWith(suggestQuestion(href, 'path', page));
}

interface SearchingPage extends SuggestPage {
  readonly homePath: string;
  readonly dictionary: { readonly pathToCarList: string };
}

/**
 * Renders the form of a search bar that may lead to any page: with car suggestions if that is the site's list of cars.
 * The visitor's words stay together as the keyphrase.
 */
export function renderSiteSearch(href: string, page: SearchingPage): RenderForm {
  const { homePath, dictionary } = page;
  const [path] = href.split(/[?#]/);
  if (path !== pageHref(homePath, dictionary.pathToCarList)) return renderWith(undefined);
  return renderWith(suggestQuestion(href, 'keyphrase', page));
}

function renderWith(question: string | undefined): RenderForm {
  return (form) => <CarSearchIsland {...form} suggest={question} />;
}
