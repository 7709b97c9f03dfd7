import { type ComponentType, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { writeRawIds } from '#domain/content/rawFields/rawIds.ts';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import type { FieldServices, ListPlace } from '../fieldServices.ts';
import { EntryBody } from './EntryBody.tsx';
import { entryTitle } from './entryTitle.ts';
import { ItemsField } from './ItemsField.tsx';

interface EntriesControlProps extends FieldEditorProps {
  /** The control of a field of an entry. It is a prop, because entries may have lists themselves. */
  readonly Control: ComponentType<FieldEditorProps>;
}

/** A list of entries with fields of their own. */
export function EntriesControl({ Control, ...props }: EntriesControlProps) {
  const { field, onChange, frame } = props;
  return (
    <ItemsField
      {...props}
      entryOf={(id, at) => ({
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
      })}
    >
      {(label, ids) => (
        <AddEntry
          label={`Add to ${label.toLowerCase()}`}
          place={{ field: field.name, entry: props.entry }}
          create={frame.services.createEntry}
          onCreated={(id) => onChange(writeRawIds([...ids, id]))}
        />
      )}
    </ItemsField>
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
