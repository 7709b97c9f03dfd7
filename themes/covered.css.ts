import { createGlobalVar, style } from '@vanilla-extract/css';
import { coveredAbove, coveredBelow } from './covered.ts';

// Not inherited: otherwise browsers would compute the styles of all elements again at every change.
for (const name of [coveredBelow, coveredAbove]) {
  createGlobalVar(name, { syntax: '<length>', inherits: false, initialValue: '0px' });
}

/**
 * The class of an element that uses one of the lengths of `covered.ts`. Only these elements and `<body>` have the
 * properties.
 */
export const aboveCover = style({});
