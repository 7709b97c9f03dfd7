import { Link } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import type { BlockFrame } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';

interface ArrowLinkProps {
  readonly link: ContentLink | undefined;
  readonly editing: FieldMetadata | undefined;
  readonly frame: BlockFrame;
}

/** The field `Link` as a link with an arrow; for visitors only if it has a text. */
export function ArrowLink({ link, editing, frame }: ArrowLinkProps) {
  const label = linkText(link);
  return (
    <EditableField of={editing} name="Link">
      {link && label && (
        <Link {...linkTarget(link, frame)} variant="standalone" trailingIcon="arrow-right">
          {label}
        </Link>
      )}
    </EditableField>
  );
}
