import type { ReactNode } from 'react';
import { CardGrid, Container } from '#design-system';
import { section } from '../section/section.css.ts';

interface CardPlaceProps {
  /** Whether the card is inside another block, which then lays it out. */
  readonly isNested: boolean;
  readonly children: ReactNode;
}

const oneColumn = { tablet: 1, laptop: 1, wide: 1 } as const;

/** The place of a card: unchanged inside another block, otherwise in its own section. */
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
