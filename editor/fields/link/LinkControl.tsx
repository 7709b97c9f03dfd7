import { useState } from 'react';
import { Text } from '#design-system/Text/Text.tsx';
import { readRawLink, writeRawLink } from '#domain/content/rawFields/rawLink.ts';
import { FieldButtons } from '../FieldButtons.tsx';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldLabel } from '../fieldWords.ts';
import { type EditedLink, editedLink, linkTargets, noLink, rawLinkAfter } from './editedLink.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** A link: what it says and where it leads, with a dialog that changes both. */
export function LinkControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = readRawLink(raw);
  const label = fieldLabel(field);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const before = reading.kind === 'filled' ? reading.value : undefined;
  const link = before && editedLink(before);
  return (
    <FieldFrame field={field} problems={problems}>
      {link && <LinkSummary link={link} />}
      <FieldButtons
        what={label.toLowerCase()}
        isChosen={link !== undefined}
        onChoose={() => setOpen(true)}
        onRemove={() => onChange('')}
      />
      {isOpen && (
        <LinkDialog
          link={link ?? noLink}
          hasText={field.format !== 'address'}
          services={frame.services}
          country={frame.country}
          onSave={(next) => {
            setOpen(false);
            onChange(writeRawLink(rawLinkAfter(before, next)));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}

function LinkSummary({ link: { text, type, target, newTab } }: { readonly link: EditedLink }) {
  return (
    <div>
      {text !== '' && <Text>{text}</Text>}
      <Text style="small" tone="muted">
        {`${linkTargets[type]}: ${target || 'nothing'}${newTab ? ', in a new window' : ''}`}
      </Text>
    </div>
  );
}
