import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#domain/result.ts';
import type { FieldServices, MediaItem, UploadUse } from '#editor/fields/fieldServices.ts';
import { MediaDialog } from '#editor/fields/media/MediaDialog.tsx';
import coast from '../../fixtures/coast.webp';
import forest from '../../fixtures/forest.webp';
import { inEditorTheme } from '../editorFixtures.tsx';
import { brokenServices, services } from './fieldFixtures.ts';

const common = { id: '', width: 1600, height: 900 };
const upload: MediaItem = {
  ...common,
  src: forest.src,
  name: 'forest.webp',
  alt: 'Pines in the morning',
  focalPoint: { x: 50, y: 50 },
};
const ofTheGroup: MediaItem = { ...common, src: coast.src, name: 'coast.webp', alt: '' };

/** A library with an upload and a file of the group, which keeps what is changed. */
function library(uses: readonly UploadUse[] = []): FieldServices {
  let items: readonly MediaItem[] = [upload, ofTheGroup];
  return {
    ...services,
    searchMedia: async () => ok(items),
    uploadUses: async () => ok(uses),
    changeUpload: fn(async ({ src, ...details }) => {
      items = items.map((item) => (item.src === src ? { ...item, ...details } : item));
      return ok({ ...upload, ...details });
    }),
    deleteUpload: fn(async (src) => {
      items = items.filter((item) => item.src !== src);
      return ok(undefined);
    }),
  };
}

const meta = {
  title: 'Editor/Uploads',
  component: MediaDialog,
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
  args: { kind: 'picture', services: library(), onPick: fn(), onClose: fn() },
} satisfies Meta<typeof MediaDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in the dialog, which is outside of the story's own element. */
function inside(element: HTMLElement) {
  return within(element.ownerDocument.body);
}

async function change(element: HTMLElement) {
  const dialog = inside(element);
  await userEvent.click(await dialog.findByRole('button', { name: 'Change forest.webp' }));
  await expect(dialog.getByRole('heading', { name: 'Change forest.webp' })).toHaveFocus();
  return dialog;
}

export const InTheLibrary: Story = {
  name: 'Only uploads can be changed',
  tags: ['visual', 'one-theme'],
  play: async ({ canvasElement, args }) => {
    const dialog = inside(canvasElement);
    await dialog.findByRole('button', { name: 'Change forest.webp' });
    await expect(dialog.queryByRole('button', { name: 'Change coast.webp' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'forest.webp' }));
    await expect(args.onPick).toHaveBeenLastCalledWith(upload);
  },
};

export const Changed: Story = {
  name: 'Another text and focal point',
  args: { services: library() },
  play: async ({ canvasElement, args }) => {
    const dialog = await change(canvasElement);
    const alt = dialog.getByRole('textbox', { name: 'Alternative text' });
    await userEvent.clear(alt);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(alt).toHaveAccessibleDescription(/Say what the picture shows/);
    await expect(args.services.changeUpload).not.toHaveBeenCalled();
    await userEvent.type(alt, ' Pines at noon ');
    fireEvent.change(dialog.getByRole('slider', { name: 'From the top' }), {
      target: { value: '20' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('forest.webp is changed.');
    await expect(args.services.changeUpload).toHaveBeenCalledWith({
      src: upload.src,
      alt: 'Pines at noon',
      focalPoint: { x: 50, y: 20 },
    });
    await change(canvasElement);
    await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue(
      'Pines at noon',
    );
  },
};

export const Used: Story = {
  name: 'Pages use it',
  args: {
    services: library([
      { name: 'About us', site: 'nordvik-uk', language: 'en' },
      { name: 'About us', site: 'nordvik-uk', language: 'en' },
      { name: 'Settings' },
    ]),
  },
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement);
    const uses = await dialog.findAllByRole('listitem');
    await expect(uses.map(({ textContent }) => textContent)).toEqual([
      'About us (nordvik-uk, en)',
      'Settings',
    ]);
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/can’t be deleted/)).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Delete it' })).toBeNull();
  },
};

export const Deleted: Story = {
  name: 'Deleted by keyboard',
  args: { services: library() },
  play: async ({ canvasElement, args }) => {
    const dialog = await change(canvasElement);
    (await dialog.findByRole('button', { name: 'Delete it' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByText(/Delete it for good\?/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.services.deleteUpload).not.toHaveBeenCalled();
    (await dialog.findByRole('button', { name: 'Delete it' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('forest.webp is deleted.');
    await expect(args.services.deleteUpload).toHaveBeenCalledWith(upload.src);
    await dialog.findByRole('button', { name: 'coast.webp' });
    await expect(dialog.queryByRole('button', { name: 'forest.webp' })).toBeNull();
  },
};

let isUsed = false;

export const UsedMeanwhile: Story = {
  name: 'Somebody uses it meanwhile',
  beforeEach: () => {
    isUsed = false;
  },
  args: {
    services: {
      ...library(),
      uploadUses: async () => ok(isUsed ? [{ name: 'About us' }] : []),
      deleteUpload: async () => {
        isUsed = true;
        return fail({ reason: 'A page uses it meanwhile.' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete it for good' }));
    await dialog.findByText('A page uses it meanwhile.');
    await userEvent.click(dialog.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(dialog.getByRole('listitem')).toHaveTextContent('About us'));
  },
};

export const OutOfOrder: Story = {
  name: 'Services out of order',
  args: {
    services: { ...brokenServices, searchMedia: async () => ok([upload]) },
  },
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement);
    await dialog.findByText('The service doesn’t answer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('The service doesn’t answer.')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the library' }));
    await expect(dialog.getByRole('button', { name: 'Change forest.webp' })).toBeVisible();
  },
};
