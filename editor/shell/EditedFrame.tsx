import { useMemo, useState } from 'react';
import { layoutField } from '../api/authoringApi.ts';
import type { EditableSite } from '../api/sessionApi.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import type { FrameText } from '../frame/PageFrameProps.ts';
import type { FrameFact } from '../protocol/frameProtocol.ts';
import type { EditState } from '../state/editState.ts';
import { frameAddress } from '../state/openPage.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import type { PageView } from './pageView.ts';
import type { PageControl } from './usePage.ts';

interface EditedFrameProps {
  readonly control: PageControl;
  readonly site: EditableSite;
  readonly view: PageView;
  readonly editor: Pick<PageEditorProps, 'pages' | 'open' | 'onOpen'>;
}

/** The edited page in its frame. It is rendered again when the service has confirmed a change, but not while somebody types. */
export function EditedFrame(props: EditedFrameProps) {
  const { control, site, view } = props;
  const { mode, width } = view;
  const { page, edit, chosen, blocks } = control;
  const [isTyping, setIsTyping] = useState(false);
  const render = useHeld(edit.state.renders, isTyping);
  const texts = useMemo(() => changedTexts(edit.state), [edit.state]);
  return (
    <PageFrame
      title={`${page.title}, ${mode === 'edit' ? 'to edit' : 'as visitors see it'}`}
      src={frameAddress(site, { ...page, mode }, render)}
      origin={new URL(site.editingUrl).origin}
      width={width}
      mode={mode}
      chosen={chosen}
      blocks={blocks}
      isHeld={isTyping}
      texts={texts}
      onFact={(fact) => {
        if (fact.type === 'typingStarted') setIsTyping(true);
        if (fact.type === 'typingEnded') setIsTyping(false);
        takeFact(fact, props);
      }}
    />
  );
}

/** A value that stays as it was while it is held. */
function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

function takeFact(fact: FrameFact, { control, editor }: EditedFrameProps): void {
  const { edit, choose } = control;
  const { pages, open, onOpen } = editor;
  switch (fact.type) {
    case 'started':
      edit.load(fact.places.flatMap((place) => (place.kind === 'field' ? place.itemId : [])));
      break;
    case 'chosen':
      choose(fact.place);
      break;
    case 'textTyped':
      edit.type(fact.itemId, fact.field, fact.value);
      break;
    case 'shortcutPressed':
      edit.dispatch({ type: fact.shortcut === 'undo' ? 'undone' : 'redone' });
      break;
    case 'linkFollowed': {
      const [path] = fact.path.split(/[?#]/);
      const page = pages.find(({ route }) => route === path);
      if (page) onOpen({ ...open, itemId: page.itemId });
      break;
    }
    case 'typingStarted':
    case 'typingEnded':
    case 'scrolled':
      break;
  }
}

/** All fields that were changed since the page was opened, also those that are as before again. */
function changedTexts({ items, past, future }: EditState): readonly FrameText[] {
  const changes = [...past, ...future].flatMap((step) => step.changes);
  const places = new Map(changes.map((change) => [`${change.itemId} ${change.field}`, change]));
  return [...places.values()].flatMap(({ itemId, field }) => {
    const value = items[itemId]?.current[field];
    return value === undefined || field === layoutField ? [] : [{ itemId, field, value }];
  });
}
