import type { StoryObj } from '@storybook/nextjs-vite';

/** The queries of the part of the page in which a Storybook story is. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
