import type { ReactNode } from 'react';
import { Container } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldTypes.ts';
import type { BlockFrame } from '../block.ts';
import { NothingToShow } from '../content/NothingToShow.tsx';
import type { TitleTag } from '../content/titleTag.ts';
import type { SectionGround } from '../section/background.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';

interface CarSectionProps {
  /** The block's name on the platform. */
  readonly name: string;
  readonly fields: {
    readonly title: string;
    readonly titleTag: TitleTag;
    readonly text?: string | undefined;
    readonly backgroundColor: SectionGround;
  };
  readonly editing: {
    readonly title?: FieldMetadata | undefined;
    readonly text?: FieldMetadata | undefined;
  };
  readonly frame: BlockFrame;
  /** Whether there are cars to show. */
  readonly hasCars: boolean;
  /** For editors: the fields that can't be seen. */
  readonly hiddenFields?: ReactNode;
  /** The cars. */
  readonly children: ReactNode;
}

/** A section of cars. Visitors see none without cars; editors learn that there are none to show. */
export function CarSection({ name, fields, editing, frame, ...props }: CarSectionProps) {
  const { hasCars, hiddenFields, children } = props;
  if (!hasCars && frame.mode === 'normal') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        {hiddenFields}
        <SectionHead fields={fields} editing={editing} frame={frame} />
        {hasCars ? children : <NothingToShow name={name} frame={frame} />}
      </Container>
    </section>
  );
}
