import { space } from '#themes/contract.css.ts';

/** The arrow of a `<summary>`: it points down, and up while the content is shown. */
export const disclosure = {
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      display: 'inline-block',
      inlineSize: '0.45em',
      blockSize: '0.45em',
      marginInlineStart: space.xs,
      borderInlineEnd: '2px solid currentColor',
      borderBlockEnd: '2px solid currentColor',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    'details[open] > &::after': { transform: 'translateY(15%) rotate(225deg)' },
  },
} as const;
