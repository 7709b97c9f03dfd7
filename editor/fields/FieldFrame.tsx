import type { ReactNode } from 'react';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import type { FieldProblem } from '#domain/content/fields.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import { ownProblem } from './FieldEditorProps.ts';
import { fieldHelp, fieldLabel } from './fieldWords.ts';

interface FieldFrameProps {
  readonly field: ManifestField;
  readonly problems: readonly FieldProblem[];
  readonly children: ReactNode;
}

/** What is around a field with more than one control: its name, help and problem. */
export function FieldFrame({ field, problems, children }: FieldFrameProps) {
  return (
    <FieldGroup
      legend={fieldLabel(field)}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
      required={field.required}
    >
      <Stack gap="s">{children}</Stack>
    </FieldGroup>
  );
}
