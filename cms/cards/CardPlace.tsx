import type { ReactNode } from 'react';
import { CardGrid, Container } from '#design-system';
import type { Slot } from '../block.ts';
import { section } from '../section/section.css.ts';

interface CardPlaceProps {
  readonly slot: Slot | undefined;
  readonly children: ReactNode;
}

const oneColumn = { tablet: 1, laptop: 1, wide: 1 } as const;

/** The place of a card: unchanged inside another block, otherwise in its own section. */
export function CardPlace({ slot, children }: CardPlaceProps) {
  if (slot) return children;
  return (
    <div className={section.base}>
      <Container>
        <CardGrid columns={oneColumn}>{children}</CardGrid>
      </Container>
    </div>
  );
}
