import type { ComponentPropsWithRef, HTMLAttributes, JSX } from 'react';

/** Attributes that would let a parent restyle a primitive or inject raw HTML. */
type Withheld = 'className' | 'style' | 'dangerouslySetInnerHTML';

/** The native attributes a primitive passes to its element, except those it sets itself. */
export type NativeProps<
  Tag extends keyof JSX.IntrinsicElements,
  Omitted extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, Withheld | Omitted>;

/** The global attributes, for a primitive whose `as` prop selects the element. */
export type GlobalProps = Omit<HTMLAttributes<HTMLElement>, Withheld>;
