import type { ReactNode } from 'react';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import type { FieldProblem } from '#domain/content/fields.ts';
import { describeAuthoringFailure } from '../api/authoringFailure.ts';
import type { EditedItem } from '../state/editState.ts';
import type { ShownFields } from './fieldsOf.ts';

interface FieldsPanelProps {
  /** `undefined` if nobody knows the fields of what is chosen. */
  readonly shown: ShownFields | undefined;
  /** `undefined` until it is loaded. */
  readonly item: EditedItem | undefined;
  /** The form with the fields. */
  readonly children: (item: EditedItem, shown: ShownFields) => ReactNode;
}

/** The fields of what is chosen. */
export function FieldsPanel({ shown, item, children }: FieldsPanelProps) {
  if (!shown) {
    return (
      <Text tone="muted">
        This block can’t be edited here, because this version of the editor doesn’t know it. It
        stays as it is.
      </Text>
    );
  }
  return (
    <Stack gap="m">
      <Stack gap="2xs">
        <Heading level={2} style="heading3">
          {shown.title}
        </Heading>
        {shown.purpose !== '' && (
          <Text style="small" tone="muted">
            {shown.purpose}
          </Text>
        )}
      </Stack>
      {!item && <Spinner label="The fields are loading" />}
      {item && (
        <>
          <SaveProblem item={item} />
          {children(item, shown)}
        </>
      )}
    </Stack>
  );
}

function SaveProblem({ item: { save } }: { readonly item: EditedItem }) {
  if (save.kind !== 'refused') return null;
  return (
    <Message tone="danger" title="This isn’t saved" urgency="polite">
      <p>{describeAuthoringFailure(save.failure)}</p>
    </Message>
  );
}

/** What the service refused, by the field. */
export function refusedFields({ save }: EditedItem): readonly FieldProblem[] {
  if (save.kind !== 'refused' || save.failure.kind !== 'invalid') return [];
  const { field, message } = save.failure;
  return field === undefined ? [] : [{ field, problem: message }];
}
