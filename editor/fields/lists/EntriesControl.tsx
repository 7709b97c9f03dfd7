import { type ComponentType, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { readRawIds, writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { ForeignControl } from '../ForeignControl.tsx';
import type { FieldServices, ListPlace } from '../fieldServices.ts';
import { fieldLabel } from '../fieldWords.ts';
import { EntryBody } from './EntryBody.tsx';
import { entryTitle } from './entryTitle.ts';
import { SortableList } from './SortableList.tsx';

interface EntriesControlProps extends FieldEditorProps {
  /** The control of a field of an entry. It is a prop, because entries may have lists themselves. */
  readonly Control: ComponentType<FieldEditorProps>;
}

/** A list of entries with fields of their own. */
export function EntriesControl({ Control, ...props }: EntriesControlProps) {
  const { field, raw, onChange, problems, frame } = props;
  const label = fieldLabel(field);
  const reading = readRawIds(raw);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const ids = reading.kind === 'filled' ? reading.value : [];
  return (
    <FieldFrame field={field} problems={problems}>
      {ids.length > 0 && (
        <SortableList
          label={label}
          entries={ids.map((id, at) => ({
            id,
            title: entryTitle(field, frame.entries[id]) || `Entry ${at + 1}`,
            body: (
              <EntryBody
                id={id}
                field={field}
                problems={problemsIn(props, at)}
                frame={frame}
                Control={Control}
              />
            ),
          }))}
          onChange={(next) => onChange(writeRawIds(next))}
        />
      )}
      <AddEntry
        label={`Add to ${label.toLowerCase()}`}
        place={{ field: field.name, entry: props.entry }}
        create={frame.services.createEntry}
        onCreated={(id) => onChange(writeRawIds([...ids, id]))}
      />
    </FieldFrame>
  );
}

/** The problems of an entry, with their places in it. */
function problemsIn({ field, problems }: FieldEditorProps, at: number) {
  const place = `${field.name}[${at + 1}].`;
  return problems.flatMap(({ field: name, problem }) =>
    name.startsWith(place) ? [{ field: name.slice(place.length), problem }] : [],
  );
}

interface AddEntryProps {
  readonly label: string;
  readonly place: ListPlace;
  readonly create: FieldServices['createEntry'];
  readonly onCreated: (id: string) => void;
}

function AddEntry({ label, place, create, onCreated }: AddEntryProps) {
  const [state, setState] = useState<AddState>({ kind: 'ready' });
  const add = async () => {
    setState({ kind: 'creating' });
    const created = await create(place);
    setState(created.ok ? { kind: 'ready' } : { kind: 'failed', reason: created.failure.reason });
    if (created.ok) onCreated(created.value);
  };
  return (
    <div>
      <Button
        variant="secondary"
        leadingIcon="plus"
        loading={{ active: state.kind === 'creating', label: 'The entry is being made' }}
        onClick={add}
      >
        {label}
      </Button>
      {state.kind === 'failed' && (
        <Message tone="danger" urgency="polite">
          <p>{state.reason}</p>
        </Message>
      )}
    </div>
  );
}

type AddState =
  | { readonly kind: 'ready' | 'creating' }
  | { readonly kind: 'failed'; readonly reason: string };
