import type { Decorator } from '@storybook/nextjs-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { BlockExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';

export const logo = {
  src: '/-/media/stories/logo.svg',
  alt: 'Nordvik',
  width: '150',
  height: '55',
};

export const extra = (title: string, href: string) => ({
  id: title,
  name: title,
  fields: { Title: { value: title }, Link: { value: { href, text: title } } },
});

export const standard = {
  Logo: { value: logo },
  ShowSeparator: { value: '1' },
  ExtraNavigationItems: [extra('Hitta oss', '/hitta-oss')],
};

/** Room below the header for the panels of its groups. */
const withRoom: Decorator = (Story) => (
  <div style={{ minBlockSize: '30rem' }}>
    <Story />
  </div>
);

/** The colour of the page that a transparent header lets through. */
export const pageColour = 'rgb(0, 128, 128)';

/**
 * A page that begins with a picture. It is longer than the window, and the header is below the corner where the test's
 * mouse pointer is.
 */
export const onColouredPage: Decorator = (Story) => (
  <div style={{ background: pageColour, minBlockSize: '200vh', paddingBlockStart: '6rem' }}>
    <header style={{ display: 'contents' }}>
      <Story />
    </header>
    <main>
      <div data-under-header="dark" />
    </main>
  </div>
);

/** What all stories of headers start from. */
export const headerMeta = {
  component: BlockExample,
  decorators: [withRoom],
  // The entries are in a row from 1280 px.
  globals: { viewport: { value: 'desktop' } },
};

/** What all stories of the main navigation start from. */
export const navigationMeta = {
  ...headerMeta,
  parameters: { layout: 'fullscreen', ...manualPage('MainNavigation') },
  args: { componentName: 'MainNavigation', fields: standard },
};

export const onPhone = { viewport: { value: 'mobile1' } };

export async function menuOf(canvas: Canvas) {
  return within(await canvas.findByRole('navigation', { name: 'Huvudmeny' }));
}

/** The native disclosure of a group. */
export async function groupOf(canvas: Canvas, name: string): Promise<HTMLElement> {
  const menu = await menuOf(canvas);
  const [summary] = menu.getAllByText(name, { selector: 'summary' });
  if (!summary) throw new Error(`no group ${name}`);
  return summary;
}

export async function isOpen(group: HTMLElement, open = true) {
  await waitFor(() => expect(group.closest('details')).toHaveProperty('open', open));
}

/** Presses a group, and returns it when it is open. */
export async function openedGroup(canvas: Canvas, name: string): Promise<HTMLElement> {
  const group = await groupOf(canvas, name);
  group.click();
  await isOpen(group);
  return group;
}
