import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { linkText } from '#domain/content/linkTarget.ts';
import type { BlockFrame } from '../block.ts';
import { ArrowLink } from '../content/ArrowLink.tsx';
import * as css from './SectionLink.css.ts';

interface SectionLinkProps {
  readonly link: ContentLink | undefined;
  readonly editing: FieldMetadata | undefined;
  readonly frame: BlockFrame;
}

/** The link under a section's content; not rendered without one. */
export function SectionLink({ link, editing, frame }: SectionLinkProps) {
  if (!linkText(link) && !editing) return null;
  return (
    <div className={css.foot}>
      <ArrowLink link={link} editing={editing} frame={frame} />
    </div>
  );
}
