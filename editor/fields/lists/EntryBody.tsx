import { type ComponentType, useState } from 'react';
import { Text } from '#design-system/Text/Text.tsx';
import type { FieldProblem } from '#domain/content/fields.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import type { FieldEditorProps, FormFrame } from '../FieldEditorProps.ts';
import * as css from '../fields.css.ts';

interface EntryBodyProps {
  readonly id: string;
  /** The list. */
  readonly field: ManifestField;
  /** The problems of the entry, with their places in it. */
  readonly problems: readonly FieldProblem[];
  readonly frame: FormFrame;
  readonly Control: ComponentType<FieldEditorProps>;
}

/** The fields of an entry, which open below its title. */
export function EntryBody({ id, field, problems, frame, Control }: EntryBodyProps) {
  const [isOpened, setOpened] = useState<boolean>();
  const isOpen = isOpened ?? problems.length > 0;
  const { onEntryChange, entries } = frame;
  if (!onEntryChange) return null;
  const item = entries[id];
  if (!item) return <Text tone="muted">This entry can’t be shown here. It stays as it is.</Text>;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>Edit</summary>
      <div className={css.form}>
        {(isOpen ? (field.entries ?? []) : []).map((own) => (
          <Control
            key={own.name}
            field={own}
            raw={item.values[own.name] ?? ''}
            onChange={(raw) => onEntryChange(id, own.name, raw)}
            problems={problems}
            frame={frame}
            entry={id}
          />
        ))}
      </div>
    </details>
  );
}
