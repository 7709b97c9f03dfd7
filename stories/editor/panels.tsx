import { useReducer, useState } from 'react';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import type { AuthoredItem } from '#editor/api/authoringApi.ts';
import type { FakeAuthoring } from '#editor/api/testing/fakeAuthoring.ts';
import { Announcement } from '#editor/pages/Announcement.tsx';
import { PageNoticeMessage } from '#editor/pages/PageNoticeMessage.tsx';
import type { PageNotice } from '#editor/pages/pageNotice.ts';
import { usePageList } from '#editor/pages/usePageList.ts';
import { Answer } from '#editor/panels/Answer.tsx';
import { PagesPanel } from '#editor/panels/PagesPanel.tsx';
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

interface LivePagesProps {
  readonly content: FakeAuthoring;
  readonly isPublisher?: boolean;
  readonly save?: () => Promise<boolean>;
  readonly lapse?: () => void;
}

/** The panel of pages with the state behind it, as in the workplace. */
export function LivePages({
  content: { api },
  isPublisher = true,
  save = async () => true,
  lapse = () => undefined,
}: LivePagesProps) {
  const site = { site: 'nordvik-se', language: 'sv' };
  const { pages, reload, ...list } = usePageList(api, site);
  const [notice, say] = useState<PageNotice>();
  const [openId, setOpenId] = useState(itemIds.page);
  const control = { api, ...site, ...list, isPublisher, save, lapse, say, refresh: reload };
  return (
    <div style={{ inlineSize: '20rem' }}>
      <Announcement text={notice?.text ?? ''} />
      <PageNoticeMessage notice={notice} onDismiss={() => say(undefined)} />
      <Answer of={pages} label="The pages are loading">
        {(all) => <PagesPanel pages={all} openId={openId} onOpen={setOpenId} control={control} />}
      </Answer>
    </div>
  );
}

/** An item as it is edited. */
export function editedItem(saved: AuthoredItem, change: Partial<EditedItem> = {}): EditedItem {
  return { saved, current: saved.fields, save: { kind: 'idle' }, ...change };
}
