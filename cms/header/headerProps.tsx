import type { ReactNode } from 'react';
import type { BlockProps } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { headerFields } from './headerFields.ts';

type HeaderBlockProps = Pick<
  BlockProps<typeof headerFields>,
  'fields' | 'editing' | 'frame' | 'uid'
>;

/** The props of the header for a block with the fields of a header. */
export function headerProps({ fields, editing, frame, uid }: HeaderBlockProps) {
  return {
    fields,
    frame,
    uid,
    wrapLogo: (logo: ReactNode) => (
      <EditableField of={editing.logo} name={headerFields.logo.name}>
        {logo}
      </EditableField>
    ),
    hiddenFields: frame.mode === 'edit' && (
      <HiddenFields
        declarations={headerFields}
        editing={editing}
        of={['logoOnDark', 'extraItems']}
      />
    ),
  };
}
