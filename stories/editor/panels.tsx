import { useReducer } from 'react';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { AuthoredItem } from '#editor/api/authoringApi.ts';
import type { FakeAuthoring } from '#editor/api/testing/fakeAuthoring.ts';
import type { Place } from '#editor/protocol/frameProtocol.ts';
import type { EditedItem } from '#editor/state/editState.ts';
import { useEdit } from '#editor/state/useEdit.ts';
import { StructurePanel } from '#editor/structure/StructurePanel.tsx';
import { useStructure } from '#editor/structure/useStructure.ts';
import { definitions, itemIds } from './editorFixtures.tsx';

interface LiveStructureProps {
  readonly content: FakeAuthoring;
}

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const manifest = blockManifest();

const page = { itemId: itemIds.page, language: 'sv' };

/** The tree of blocks with the state behind it. New blocks are blurbs. */
export function LiveStructure({ content: { api } }: LiveStructureProps) {
  const edit = useEdit({ api, page, kept: nowhere, onLoadFailed: () => undefined });
  const structure = useStructure({ api, page, edit, manifest, definitions });
  const [chosen, choose] = useReducer((_: Place | undefined, place: Place) => place, undefined);
  return (
    <StructurePanel
      structure={structure}
      chosen={chosen}
      onChoose={choose}
      onCopy={() => undefined}
      onAdd={(target) => void structure.add('Blurb', target)}
    />
  );
}

/** An item as it is edited. */
export function editedItem(saved: AuthoredItem, change: Partial<EditedItem> = {}): EditedItem {
  return { saved, current: saved.fields, save: { kind: 'idle' }, ...change };
}
