import { type BlockProps, defineBlock } from '../block.ts';
import { pageHref } from '../content/pageHref.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { Header } from '../header/Header.tsx';
import { Menu } from '../header/Menu.tsx';
import { menuTexts } from '../header/menuTexts.ts';
import { megaMenuNavigationFields } from './MegaMenuNavigation.fields.ts';
import { megaMenuEntries } from './megaMenuEntries.ts';

/** The header with a menu that editors put together, opening across the page and with pictures. */
function MegaMenuNavigation(props: BlockProps<typeof megaMenuNavigationFields>) {
  const { fields, editing, frame } = props;
  const entries = megaMenuEntries(fields.items);
  return (
    <Header {...props}>
      {entries.length > 0 && (
        <Menu
          entries={entries}
          here={pageHref(frame.path, frame)}
          kind="mega"
          texts={menuTexts(frame)}
        />
      )}
      {frame.mode === 'edit' && (
        <HiddenFields declarations={megaMenuNavigationFields} editing={editing} of={['items']} />
      )}
    </Header>
  );
}

export const megaMenuNavigation = defineBlock({
  manual: {
    purpose:
      'The top of a page with a menu that editors put together: each entry opens a panel across the page, with pictures and columns of links.',
    useWhen: [
      'The site has few sections, and pictures help visitors choose: models, for instance.',
      'The menu should differ from the tree of pages.',
    ],
    avoidWhen: [
      'The menu should follow the pages by itself: MainNavigation does that.',
      'There is little to show in the panels: a small list under the entry is calmer.',
    ],
    alsoKnownAs: ['header', 'mega menu', 'navigation', 'flyout', 'meny', 'modellmeny'],
  },
  fields: megaMenuNavigationFields,
  Component: MegaMenuNavigation,
});
