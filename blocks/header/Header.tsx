import type { ReactNode } from 'react';
import { Container, IconButton } from '#design-system';
import type { BlockProps } from '../block.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { ExtraItems } from './ExtraItems.tsx';
import * as css from './Header.css.ts';
import { HeaderLogos } from './HeaderLogos.tsx';
import { HeaderOverPage } from './HeaderOverPage.tsx';
import { headerFields } from './headerFields.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

interface HeaderProps extends BlockProps<typeof headerFields> {
  /** The entries of the menu; a site without any has neither a row nor a button. */
  readonly children: ReactNode;
}

/**
 * The top of every page: logo, menu, links beside it, languages. Below 1280 px the menu is a panel
 * behind a button. The panel is a popover, so it opens, closes on Escape and gives the focus back
 * without any script.
 */
export function Header({ children, ...props }: HeaderProps) {
  const { fields, editing, frame, uid } = props;
  const panelId = `menu-${uid}`;
  const { mainNavigation, openMenu, closeMenu } = frame.dictionary;
  return (
    <Bar {...props}>
      <Container>
        <div className={css.row}>
          <HeaderLogos {...props} />
          <span className={css.panelButton} data-print="hide">
            <IconButton icon="menu" label={openMenu} popoverTarget={panelId} />
          </span>
          <nav id={panelId} popover="auto" aria-label={mainNavigation} className={css.panel}>
            <span className={css.panelClose}>
              <IconButton
                icon="close"
                label={closeMenu}
                popoverTarget={panelId}
                popoverTargetAction="hide"
              />
            </span>
            {children}
            <ExtraItems items={fields.extraItems} frame={frame} />
            <LanguageSwitcher frame={frame} />
          </nav>
          {frame.mode === 'edit' && (
            <HiddenFields declarations={headerFields} editing={editing} of={settings} />
          )}
        </div>
      </Container>
    </Bar>
  );
}

const settings = ['logoOnDark', 'extraItems'] as const;

/** The ground of the header: over the start page's picture it is clear at first. */
function Bar({ fields, frame, children }: HeaderProps) {
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
