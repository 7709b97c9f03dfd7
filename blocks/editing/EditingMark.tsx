import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';
import './EditingMark.css.ts';

interface EditingMarkProps {
  /** What the marks enclose. */
  readonly chrome: 'placeholder' | 'rendering' | 'field';
  /** Identity of the placeholder or rendering. */
  readonly id?: string | undefined;
  /** What the platform wants back about a field. */
  readonly metadata?: FieldMetadata | undefined;
  readonly children: ReactNode;
}

/**
 * The marks the platform's page editor looks for: an element before and one after what can be
 * edited. Attribute names and order of the pair are the platform's.
 */
export function EditingMark({ chrome, id, metadata, children }: EditingMarkProps) {
  return (
    <>
      <code {...attributes(chrome, 'open')} id={id}>
        {metadata && JSON.stringify(metadata)}
      </code>
      {children}
      <code {...attributes(chrome, 'close')} />
    </>
  );
}

function attributes(chrome: EditingMarkProps['chrome'], kind: 'open' | 'close') {
  return { type: 'text/sitecore', chrometype: chrome, className: 'scpm', kind };
}
