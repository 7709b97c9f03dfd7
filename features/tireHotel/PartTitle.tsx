import type { ReactNode, Ref } from 'react';
import { TireStepTitle } from './TireStepTitle.tsx';

interface PartTitleProps {
  /** The level of the page's title. */
  readonly level: 1 | 2;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** The title of a part of a page. */
export function PartTitle({ level, ref, children }: PartTitleProps) {
  return (
    <TireStepTitle level={level === 1 ? 2 : 3} style="heading4" ref={ref}>
      {children}
    </TireStepTitle>
  );
}
