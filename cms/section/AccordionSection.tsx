import type { ReactNode } from 'react';
import { Details } from '#design-system';
import { anchorIds } from '#domain/content/anchors.ts';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { BlockFrame } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { levelBelow } from '../content/levelBelow.ts';
import { EditableField } from '../editing/EditableField.tsx';
import type { SectionSurface } from '../fields/background.ts';
import type { TitleTag } from '../fields/titleTag.ts';
import { AsideSection } from './AsideSection.tsx';

/** An entry of an accordion, as the editor entered it. */
export interface AccordionEntry {
  /** Plain text. */
  readonly title: EntryField;
  /** HTML. */
  readonly text: EntryField;
}

interface EntryField {
  /** The field's name on the platform. */
  readonly name: string;
  readonly value: string;
  readonly editing: FieldMetadata | undefined;
}

interface AccordionSectionProps {
  readonly fields: {
    readonly title: string;
    readonly titleTag: TitleTag;
    readonly text: string;
    readonly backgroundColor: SectionSurface;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly text?: FieldMetadata | undefined;
    readonly items?: FieldMetadata | undefined;
  };
  readonly frame: BlockFrame;
  /** The entries; for editors including incomplete ones. */
  readonly entries: readonly AccordionEntry[];
  /** Invisible content of the section, such as structured data. */
  readonly children?: ReactNode | undefined;
}

/** A section with an accordion, which in wide windows is beside the section's head. */
export function AccordionSection(props: AccordionSectionProps) {
  const { fields, editing, frame, entries, children } = props;
  return (
    <AsideSection
      fields={fields}
      editing={editing}
      frame={frame}
      list={{ name: 'Items', editing: editing.items }}
      hidden={children}
    >
      {entries.length > 0 && (
        <Details titleLevel={levelBelow(fields)} items={accordionItems(entries, frame)} />
      )}
    </AsideSection>
  );
}

function accordionItems(entries: readonly AccordionEntry[], frame: BlockFrame) {
  const ids = anchorIds(entries.map(({ title }) => title.value));
  return entries.map(({ title, text }, at) => ({
    id: ids[at],
    title: (
      <EditableField of={title.editing} name={title.name}>
        {title.value}
      </EditableField>
    ),
    content: (
      <EditableField of={text.editing} name={text.name}>
        {text.value && <BlockText html={text.value} frame={frame} />}
      </EditableField>
    ),
    // Editors can't edit closed entries.
    open: frame.mode === 'edit',
  }));
}
