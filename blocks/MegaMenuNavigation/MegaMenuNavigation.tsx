import { defineLoadedBlock, type LoadedBlockProps, type LoadRequest } from '#cms/block.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { headerProps } from '#cms/header/headerProps.tsx';
import { Header } from '#features/navigation/Header.tsx';
import { HeaderMenu } from '#features/navigation/HeaderMenu.tsx';
import type { HeaderMenuEntry } from '#features/navigation/headerMenuEntry.ts';
import { megaMenuNavigationFields, megaMenuNavigationManual } from './MegaMenuNavigation.fields.ts';
import { buildMegaMenu } from './megaMenuEntries.ts';

type Fields = typeof megaMenuNavigationFields;

/** The header with a menu that editors assemble: its panels span the page and contain pictures. */
function MegaMenuNavigation({
  data: entries,
  ...props
}: LoadedBlockProps<Fields, readonly HeaderMenuEntry[]>) {
  const { editing, frame } = props;
  return (
    <Header {...headerProps(props)}>
      <HeaderMenu entries={entries} frame={frame} kind="mega" />
      {frame.mode === 'edit' && (
        <HiddenFields declarations={megaMenuNavigationFields} editing={editing} of={['items']} />
      )}
    </Header>
  );
}

/** Nothing is fetched: loading is where warnings can be logged. */
async function load({
  fields,
  frame,
  log,
}: LoadRequest<Fields>): Promise<readonly HeaderMenuEntry[]> {
  const { entries, warnings } = buildMegaMenu(fields.items);
  for (const warning of warnings) log(`${warning} (${frame.site} ${frame.locale})`);
  return entries;
}

export const megaMenuNavigation = defineLoadedBlock({
  manual: megaMenuNavigationManual,
  fields: megaMenuNavigationFields,
  load,
  Component: MegaMenuNavigation,
});
