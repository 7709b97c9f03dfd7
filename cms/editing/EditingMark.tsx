import type { ReactNode } from 'react';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import './EditingMark.css.ts';

interface EditingMarkProps {
  /** The kind of content between the marks. */
  readonly chrome: 'placeholder' | 'rendering' | 'field';
  /** Identity of the placeholder or rendering. */
  readonly id?: string | undefined;
  /** The field's metadata, returned to the platform unchanged. */
  readonly metadata?: FieldMetadata | undefined;
  readonly children: ReactNode;
}

/**
 * The marks that the platform's page editor looks for: an element before and one after the editable
 * content. The platform defines the attribute names and the order of the pair.
 */
export function EditingMark({ chrome, id, metadata, children }: EditingMarkProps) {
  // Blocks are server components.
  const runtime = chrome === 'rendering' ? { 'data-csdk-component-runtime': 'server' } : {};
  return (
    <>
      <code {...attributes(chrome, 'open')} id={id} {...runtime}>
        {metadata && JSON.stringify(metadata)}
      </code>
      {children}
      <code {...attributes(chrome, 'close')} />
    </>
  );
}

/** The editor adds attributes of its own, maybe before hydration. */
function attributes(chrome: EditingMarkProps['chrome'], kind: 'open' | 'close') {
  const hydration = { suppressHydrationWarning: true };
  return { type: 'text/sitecore', chrometype: chrome, className: 'scpm', kind, ...hydration };
}
