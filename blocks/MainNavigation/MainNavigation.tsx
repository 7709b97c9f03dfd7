import { describeContentFailure } from '#domain/content/service.ts';
import { buildMenu, type MenuEntry } from '#domain/navigation/menu.ts';
import { defineLoadedBlock, type LoadedBlockProps, type LoadRequest } from '../block.ts';
import { pageHref } from '../content/pageHref.ts';
import { Header } from '../header/Header.tsx';
import { Menu } from '../header/Menu.tsx';
import { menuTexts } from '../header/menuTexts.ts';
import { mainNavigationFields } from './MainNavigation.fields.ts';

type Fields = typeof mainNavigationFields;

/** The header with the pages of the site as its menu. Without them it is the logo and the rest. */
function MainNavigation({
  data: entries,
  ...props
}: LoadedBlockProps<Fields, readonly MenuEntry[]>) {
  const { frame } = props;
  return (
    <Header {...props}>
      {entries.length > 0 && (
        <Menu
          entries={entries}
          here={pageHref(frame.path, frame)}
          kind="dropdown"
          texts={menuTexts(frame)}
        />
      )}
    </Header>
  );
}

async function load({ frame, services, log }: LoadRequest<Fields>): Promise<readonly MenuEntry[]> {
  const { site, contentSite, locale } = frame;
  const tree = await services.navigation.tree({ site: contentSite, language: locale });
  if (!tree.ok) {
    log(`navigation: ${site} ${locale}: ${describeContentFailure(tree.failure)}`);
    return [];
  }
  const { entries, warnings } = buildMenu(tree.value, (path) => pageHref(path, frame));
  for (const warning of warnings) log(`${warning} (${site} ${locale})`);
  return entries;
}

export const mainNavigation = defineLoadedBlock({
  manual: {
    purpose:
      'The top of a page: logo, a menu of the site’s pages down to the third level, links beside it, and the languages of the page.',
    useWhen: [
      'On every page of a site that visitors should find their way around in. Share one among all pages.',
      'The menu should follow the pages: it shows what is published, in the order of the content tree. NavTitle, hideInNavigation, externalLink and shouldBeNavigableInMenuWhenItHasChildren of each page say how.',
    ],
    avoidWhen: [
      'The menu should differ from the tree of pages, or show pictures: MegaMenuNavigation does that.',
      'A page needs no menu: SimpleHeader is the logo alone.',
    ],
    alsoKnownAs: [
      'header',
      'menu',
      'navigation',
      'dropdown',
      'language switcher',
      'meny',
      'huvudmeny',
      'valikko',
    ],
  },
  fields: mainNavigationFields,
  load,
  Component: MainNavigation,
});
