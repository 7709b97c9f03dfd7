import type { ReactNode, Ref } from 'react';
import { Heading } from '#design-system/Heading/Heading.tsx';

interface StepTitleProps {
  readonly level: 1 | 2 | 3;
  /** @default 'heading2' */
  readonly style?: 'heading2' | 'heading4' | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** The title of a page or of its part, which gets the focus when it appears. */
export function TireStepTitle({ level, style = 'heading2', ref, children }: StepTitleProps) {
  return (
    <Heading level={level} style={style} ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
