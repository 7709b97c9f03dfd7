import type { ComponentPropsWithRef, HTMLAttributes, JSX } from 'react';

/** What would let a parent restyle a primitive or hand it raw HTML. */
type Withheld = 'className' | 'style' | 'dangerouslySetInnerHTML';

/** The native attributes a primitive passes on to its element, less those it answers for itself. */
export type NativeProps<
  Tag extends keyof JSX.IntrinsicElements,
  Answered extends string = never,
> = Omit<ComponentPropsWithRef<Tag>, Withheld | Answered>;

/** The attributes every element has, for a primitive whose `as` chooses the element. */
export type GlobalProps = Omit<HTMLAttributes<HTMLElement>, Withheld>;
