import { ButtonLink } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import type { BlockFrame } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './Buttons.css.ts';

interface TwoLinksProps {
  readonly link: ContentLink | undefined;
  readonly secondLink: ContentLink | undefined;
  readonly editing: {
    readonly link?: FieldMetadata | undefined;
    readonly secondLink?: FieldMetadata | undefined;
  };
  readonly frame: BlockFrame;
}

/** A section's main button and, beside it, a less prominent one. */
export function TwoLinks({ link, secondLink, editing, frame }: TwoLinksProps) {
  if (![linkText(link), linkText(secondLink), editing.link, editing.secondLink].some(Boolean))
    return null;
  return (
    <div className={css.buttons}>
      <EditableField of={editing.link} name="Link">
        {link && linkText(link) && (
          <ButtonLink {...linkTarget(link, frame)} size="l">
            {linkText(link)}
          </ButtonLink>
        )}
      </EditableField>
      <EditableField of={editing.secondLink} name="SecondLink">
        {secondLink && linkText(secondLink) && (
          <ButtonLink {...linkTarget(secondLink, frame)} size="l" variant="ghost">
            {linkText(secondLink)}
          </ButtonLink>
        )}
      </EditableField>
    </div>
  );
}
