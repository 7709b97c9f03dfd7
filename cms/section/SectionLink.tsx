import { Link } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import type { BlockFrame } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './SectionLink.css.ts';

interface SectionLinkProps {
  readonly link: ContentLink | undefined;
  readonly editing: FieldMetadata | undefined;
  readonly frame: BlockFrame;
}

/** The link under a section's content; not rendered without one. */
export function SectionLink({ link, editing, frame }: SectionLinkProps) {
  const label = linkText(link);
  if ((!link || !label) && !editing) return null;
  return (
    <div className={css.foot}>
      <EditableField of={editing} name="Link">
        {link && label && (
          <Link {...linkTarget(link, frame)} variant="standalone" trailingIcon="arrow-right">
            {label}
          </Link>
        )}
      </EditableField>
    </div>
  );
}
