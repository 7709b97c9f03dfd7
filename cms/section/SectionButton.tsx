import { ButtonLink } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkTarget } from '#domain/content/linkTarget.ts';
import type { BlockFrame } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { type ButtonWords, buttonOf } from '../fields/buttonLink.ts';
import * as css from './SectionButton.css.ts';

interface SectionButtonProps {
  readonly fields: {
    readonly buttonLink: ButtonWords;
    readonly link: ContentLink | undefined;
  };
  readonly editing: { readonly buttonLink?: FieldMetadata | undefined };
  readonly frame: BlockFrame;
  readonly place: 'below' | 'beside';
}

/** The button under a section's content; not rendered without one. */
export function SectionButton({ fields, editing, frame, place }: SectionButtonProps) {
  const button = buttonOf(fields);
  if (!button && !editing.buttonLink) return null;
  return (
    <div className={css.places[place]}>
      <EditableField of={editing.buttonLink} name="ButtonLink">
        {button && (
          <ButtonLink {...linkTarget(button, frame)} variant="secondary">
            {button.text}
          </ButtonLink>
        )}
      </EditableField>
    </div>
  );
}
