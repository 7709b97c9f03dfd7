import { ButtonLink, type ButtonLinkProps } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import type { BlockFrame } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';

interface LinkButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  readonly link: ContentLink | undefined;
  readonly editing: FieldMetadata | undefined;
  /** The link field's name on the platform. */
  readonly name: string;
  readonly frame: BlockFrame;
  readonly className: string;
}

/** A link field as a button, by default a secondary one; for visitors only if it has a text. */
export function LinkButton({ link, editing, name, frame, className, ...look }: LinkButtonProps) {
  const label = linkText(link);
  if (!label && !editing) return null;
  return (
    <div className={className}>
      <EditableField of={editing} name={name}>
        {link && label && (
          <ButtonLink {...linkTarget(link, frame)} variant="secondary" {...look}>
            {label}
          </ButtonLink>
        )}
      </EditableField>
    </div>
  );
}
