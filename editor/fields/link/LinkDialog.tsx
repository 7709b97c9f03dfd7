import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { type RawLinkType, rawLinkTypes } from '#domain/content/rawFields/rawLink.ts';
import type { Country } from '#domain/sites/site.ts';
import type { FieldServices } from '../fieldServices.ts';
import { type EditedLink, linkTargets, targetProblem } from './editedLink.ts';
import { LinkTargetField } from './LinkTargetField.tsx';

export interface LinkDialogProps {
  readonly link: EditedLink;
  /** Whether the link has a text of its own; the address of a page alone has none. */
  readonly hasText: boolean;
  readonly services: FieldServices;
  /** The country of the site; `undefined` if it isn't known. */
  readonly country: Country | undefined;
  readonly onSave: (link: EditedLink) => void;
  /** Takes the link away; absent if there is none yet, or it is taken away elsewhere. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Where a link leads, what it says and where it opens. It is saved only if visitors can follow it. */
export function LinkDialog({ country, onSave, onRemove, onClose, ...props }: LinkDialogProps) {
  const [link, setLink] = useState(props.link);
  const [isChecked, setChecked] = useState(false);
  const problem = targetProblem(link, country);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Link"
      closeLabel="Close"
      actions={
        <Stack direction="row" gap="s">
          <Button onClick={() => (problem === undefined ? onSave(link) : setChecked(true))}>
            Save link
          </Button>
          {onRemove && (
            <Button variant="secondary" onClick={onRemove}>
              Remove link
            </Button>
          )}
        </Stack>
      }
    >
      <LinkFields
        {...props}
        link={link}
        error={isChecked ? problem : undefined}
        onChange={(part) => setLink((before) => ({ ...before, ...part }))}
      />
    </Dialog>
  );
}

interface LinkFieldsProps extends Pick<LinkDialogProps, 'link' | 'hasText' | 'services'> {
  readonly error: string | undefined;
  readonly onChange: (part: Partial<EditedLink>) => void;
}

function LinkFields({ link, hasText, services, error, onChange }: LinkFieldsProps) {
  return (
    <Stack gap="m">
      <Field label="Leads to">
        {(control) => (
          <Select
            {...control}
            options={rawLinkTypes.map((type) => ({ value: type, label: linkTargets[type] }))}
            value={link.type}
            onValueChange={(value) => onChange({ type: typeNamed(value), target: '', id: '' })}
          />
        )}
      </Field>
      <LinkTargetField link={link} error={error} services={services} onChange={onChange} />
      {hasText && (
        <Field label="Text" help="What visitors read. It says where the link leads.">
          {(control) => (
            <TextInput
              {...control}
              value={link.text}
              onValueChange={(text) => onChange({ text })}
            />
          )}
        </Field>
      )}
      <Checkbox
        label="Opens in a new window"
        checked={link.newTab}
        onCheckedChange={(newTab) => onChange({ newTab })}
      />
    </Stack>
  );
}

function typeNamed(value: string): RawLinkType {
  return rawLinkTypes.find((type) => type === value) ?? 'internal';
}
