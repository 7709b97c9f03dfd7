import { defineLoadedBlock, type LoadedBlockProps, type LoadRequest } from '#cms/block.ts';
import { headerProps } from '#cms/header/headerProps.tsx';
import { buildMenu, type MenuEntry } from '#domain/navigation/menu.ts';
import { pageHref } from '#domain/sites/homePath.ts';
import { describeUpstreamFailure, logFailure } from '#domain/upstreamFailure.ts';
import { Header } from '#features/navigation/Header.tsx';
import { HeaderMenu } from '#features/navigation/HeaderMenu.tsx';
import { mainNavigationFields, mainNavigationManual } from './MainNavigation.fields.ts';

type Fields = typeof mainNavigationFields;

/** The header with the site's pages as its menu. If they can't be loaded, it has no menu. */
function MainNavigation({
  data: entries,
  ...props
}: LoadedBlockProps<Fields, readonly MenuEntry[]>) {
  const { frame } = props;
  return (
    <Header {...headerProps(props)}>
      <HeaderMenu entries={entries} frame={frame} kind="dropdown" />
    </Header>
  );
}

async function load({ frame, services, log }: LoadRequest<Fields>): Promise<readonly MenuEntry[]> {
  const { site, contentSite, locale } = frame;
  const tree = await services.navigation.tree({ site: contentSite, language: locale });
  if (!tree.ok) {
    logFailure(
      log,
      tree.failure,
      `navigation: ${site} ${locale}: ${describeUpstreamFailure(tree.failure)}`,
    );
    return [];
  }
  const { entries, warnings } = buildMenu(tree.value, (path) => pageHref(frame.homePath, path));
  for (const warning of warnings) log(`${warning} (${site} ${locale})`);
  return entries;
}

export const mainNavigation = defineLoadedBlock({
  manual: mainNavigationManual,
  fields: mainNavigationFields,
  load,
  Component: MainNavigation,
});
