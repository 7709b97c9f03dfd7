import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { readRawLink, writeRawLink } from '#domain/content/rawFields/rawLink.ts';
import { type FieldEditorProps, ownProblem } from '../FieldEditorProps.ts';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldHelp, fieldLabel } from '../fieldWords.ts';
import { type EditedLink, editedLink, linkTargets, noLink, rawLinkAfter } from './editedLink.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** A link: what it says and where it leads, with a dialog that changes both. */
export function LinkControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = readRawLink(raw);
  const label = fieldLabel(field);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const before = reading.kind === 'filled' ? reading.value : undefined;
  const link = before ? editedLink(before) : undefined;
  const close = () => setOpen(false);
  return (
    <FieldGroup
      legend={label}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
      required={field.required}
    >
      <Stack gap="xs" align="start">
        {link && <LinkSummary link={link} />}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {link ? `Change ${label.toLowerCase()}` : `Set ${label.toLowerCase()}`}
        </Button>
      </Stack>
      {isOpen && (
        <LinkDialog
          link={link ?? noLink}
          hasText={field.format !== 'address'}
          services={frame.services}
          onSave={(next) => {
            close();
            onChange(writeRawLink(rawLinkAfter(before, next)));
          }}
          onRemove={
            link &&
            (() => {
              close();
              onChange('');
            })
          }
          onClose={close}
        />
      )}
    </FieldGroup>
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
