import type { ReactNode } from 'react';
import { Container, IconButton } from '#design-system';
import { ExtraItems } from './ExtraItems.tsx';
import * as css from './Header.css.ts';
import { HeaderLogos } from './HeaderLogos.tsx';
import { HeaderOverPage } from './HeaderOverPage.tsx';
import type { HeaderFields, HeaderFrame } from './headerContent.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MenuPanel } from './MenuPanel.tsx';

interface HeaderProps {
  readonly fields: HeaderFields;
  readonly frame: HeaderFrame;
  /** Identity of the header; unique on the page. */
  readonly uid: string;
  /** Marks the logo as editable; receives nothing for editors of a header without a logo. */
  readonly wrapLogo: (logo: ReactNode) => ReactNode;
  /** For editors: the fields that can't be seen. */
  readonly hiddenFields?: ReactNode;
  /** The menu; absent on a site without menu entries. */
  readonly children: ReactNode;
}

/**
 * The top of every page: logo, menu, links beside it, languages. Below 1280 px the menu is a panel
 * behind a button.
 */
export function Header({ children, ...props }: HeaderProps) {
  const { fields, frame, uid, hiddenFields } = props;
  const panelId = `menu-${uid.slice(0, 8)}`;
  const { mainNavigation, openMenu, closeMenu } = frame.dictionary;
  return (
    <Bar fields={fields} frame={frame}>
      <Container>
        <div className={css.row}>
          <HeaderLogos {...props} />
          <span className={css.panelButton} data-print="hide">
            <IconButton icon="menu" label={openMenu} popoverTarget={panelId} />
          </span>
          <MenuPanel id={panelId} label={mainNavigation}>
            <span className={css.panelClose}>
              <IconButton
                // Not at page load: the panel isn't rendered then. Popovers focus it when they open.
                autoFocus
                icon="close"
                label={closeMenu}
                popoverTarget={panelId}
                popoverTargetAction="hide"
              />
            </span>
            {children}
            <ExtraItems items={fields.extraItems} frame={frame} />
            <LanguageSwitcher frame={frame} />
          </MenuPanel>
          {hiddenFields}
        </div>
      </Container>
    </Bar>
  );
}

type BarProps = Pick<HeaderProps, 'fields' | 'frame' | 'children'>;

/** The background of the header; transparent at first over the start page's picture. */
function Bar({ fields, frame, children }: BarProps) {
  const { slimNav, hasDarkTheme, showSeparator } = fields;
  const classes = [css.height[slimNav ? 'slim' : 'standard']];
  if (hasDarkTheme) classes.push(css.onDark);
  if (showSeparator) classes.push(css.separated);
  const isOverPage = frame.path === '/' && frame.mode !== 'edit';
  if (isOverPage) classes.push(css.overPage);
  const className = classes.join(' ');
  return isOverPage ? (
    <HeaderOverPage className={className}>{children}</HeaderOverPage>
  ) : (
    <div className={className}>{children}</div>
  );
}
