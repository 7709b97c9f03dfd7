import { expect, test } from 'vitest';
import { type TitledPage, titleProblems } from './checkTitles.ts';

function page(at: string, title: string, description = ''): TitledPage {
  const [site = '', , path = ''] = at.split(' ');
  return { where: at, site, path, title, description };
}

const list = 'nordvik-se sv /bilar';

test.each<[string, TitledPage[], string[]]>([
  ['pages with texts of their own', [page('a sv /', 'A', 'x'), page('a sv /b', 'B', 'y')], []],
  [
    'a title that another site has',
    [page('a sv /', 'Start'), page('b sv /', 'start')],
    ['b sv / › metaTitle: is the same as that of a sv /'],
  ],
  [
    'a description that another language has',
    [page('a sv /', 'A', 'Köp bil'), page('a en /', 'B', 'Köp bil')],
    ['a en / › metaDescription: is the same as that of a sv /'],
  ],
  ['a description of another site', [page('a sv /', 'A', 'x'), page('b sv /', 'B', 'x')], []],
  ['pages without a description', [page('a sv /', 'A'), page('a sv /b', 'B')], []],
  [
    'a list at several depths',
    [page(`${list}/,-w-,`, '{path} i lager'), page(`${list}/,-w-,/,-w-,`, '{path} i lager')],
    [],
  ],
  [
    'two lists with the same title',
    [page(`${list}/,-w-,`, '{path} i lager'), page('nordvik-se sv /nya/,-w-,', '{path} i lager')],
    [`nordvik-se sv /nya/,-w-, › metaTitle: is the same as that of ${list}/,-w-,`],
  ],
  [
    'open segments that the texts don’t name',
    [page(`${list}/,-w-,`, 'Bilar', '{path} hos oss')],
    [
      `${list}/,-w-, › metaTitle: is the same at every address of the page; it needs a mark such as {name}`,
    ],
  ],
])('%s', (_what, pages, problems) => {
  expect(titleProblems(pages)).toEqual(problems);
});
