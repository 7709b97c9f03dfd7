import type { ComponentProps, ReactNode } from 'react';
import { Container } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import { EditableField } from '../editing/EditableField.tsx';
import type { SectionSurface } from '../fields/background.ts';
import { asideList, headAside } from './headAside.css.ts';
import { SectionHead } from './SectionHead.tsx';
import { section } from './section.css.ts';

interface AsideSectionProps extends ComponentProps<typeof SectionHead> {
  readonly fields: ComponentProps<typeof SectionHead>['fields'] & {
    readonly backgroundColor: SectionSurface;
  };
  /** The field with the list's entries. */
  readonly list: { readonly name: string; readonly editing: FieldMetadata | undefined };
  /** The list, or nothing if it is empty. */
  readonly children: ReactNode;
  /** Invisible content of the section, such as structured data. */
  readonly hidden?: ReactNode | undefined;
}

/** A section with a list, which in wide windows is beside the section's head. */
export function AsideSection({ list, children, hidden, ...head }: AsideSectionProps) {
  return (
    <section className={section[head.fields.backgroundColor]}>
      <Container>
        <div className={headAside}>
          <SectionHead {...head} />
          <div className={asideList}>
            <EditableField of={list.editing} name={list.name}>
              {children}
            </EditableField>
          </div>
        </div>
      </Container>
      {hidden}
    </section>
  );
}
