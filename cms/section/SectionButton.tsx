import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import type { BlockFrame } from '../block.ts';
import { LinkButton } from '../content/LinkButton.tsx';
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
  return (
    <LinkButton
      link={buttonOf(fields)}
      editing={editing.buttonLink}
      name="ButtonLink"
      frame={frame}
      className={css.places[place]}
    />
  );
}
