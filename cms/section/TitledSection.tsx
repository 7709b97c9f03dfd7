import type { ReactNode } from 'react';
import { Container } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { BlockFrame } from '../block.ts';
import { NothingToShow } from '../content/NothingToShow.tsx';
import type { SectionSurface } from '../fields/background.ts';
import type { TitleTag } from '../fields/titleTag.ts';
import { SectionHead } from './SectionHead.tsx';
import { section } from './section.css.ts';

interface TitledSectionProps {
  /** The block's name on the platform. */
  readonly name: string;
  readonly fields: {
    readonly title: string;
    readonly titleTag: TitleTag;
    readonly text?: string | undefined;
    readonly backgroundColor: SectionSurface;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly text?: FieldMetadata | undefined;
  };
  readonly frame: BlockFrame;
  /**
   * Whether there is nothing to show below the head. Visitors then don't see the section; editors
   * see a notice.
   * @default false
   */
  readonly isEmpty?: boolean | undefined;
  /** For editors: the fields that can't be seen. */
  readonly hiddenFields?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a head and the content below it. */
export function TitledSection({ name, fields, editing, frame, ...props }: TitledSectionProps) {
  const { isEmpty = false, hiddenFields, children } = props;
  if (isEmpty && frame.mode === 'normal') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        {hiddenFields}
        <SectionHead fields={fields} editing={editing} frame={frame} />
        {isEmpty ? <NothingToShow name={name} frame={frame} /> : children}
      </Container>
    </section>
  );
}
