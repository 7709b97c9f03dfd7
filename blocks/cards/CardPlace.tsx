import type { ReactNode } from 'react';
import { CardGrid, Container } from '#design-system';
import { section } from '../section/section.css.ts';

interface CardPlaceProps {
  /** Whether another block gives the card its room. */
  readonly isNested: boolean;
  readonly children: ReactNode;
}

const oneColumn = { tablet: 1, laptop: 1, wide: 1 } as const;

/** Where a card stands: among others as it is, else in a section of its own. */
export function CardPlace({ isNested, children }: CardPlaceProps) {
  if (isNested) return children;
  return (
    <div className={section.base}>
      <Container>
        <CardGrid columns={oneColumn}>{children}</CardGrid>
      </Container>
    </div>
  );
}
