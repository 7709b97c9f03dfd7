import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { PageActionsIsland } from '#features/sharing/PageActionsIsland.tsx';
import { pageActionTexts } from '#features/sharing/pageActionTexts.ts';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import type { Canvas } from '../../canvas.ts';

const url = 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60';

/** The browser's share dialog; undefined if it has none. */
function setShareDialog(share: Navigator['share'] | undefined) {
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  else Reflect.deleteProperty(navigator, 'share');
}

const meta = {
  title: 'Screens/Sharing',
  component: PageActionsIsland,
  args: { url, title: 'Volvo V60', texts: pageActionTexts(dictionary) },
  // Room for the bubble.
  decorators: [
    (Actions) => (
      <div style={{ paddingBlockStart: 64 }}>
        <Actions />
      </div>
    ),
  ],
  beforeEach: () => () => setShareDialog(undefined),
} satisfies Meta<typeof PageActionsIsland>;

export default meta;
type Story = StoryObj<typeof meta>;
async function select(canvas: Canvas, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Dela eller skriv ut' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

export const CopiesTheLink: Story = {
  name: 'Link copied',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const clock = fakeClock();
    await select(canvas, 'Kopiera länken');
    await expect(write).toHaveBeenCalledWith(url);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopierat'));
    clock.advance(1000);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const CopyingRefused: Story = {
  name: 'Clipboard access denied',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await select(canvas, 'Kopiera länken');
    await waitFor(() => expect(canvas.getByText(url)).toBeVisible());
    await expect(`${getSelection()}`).toBe(url);
  },
};

export const WithoutShareDialog: Story = {
  name: 'Browser without a share dialog',
  play: async ({ canvas }) => {
    setShareDialog(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Dela eller skriv ut' }));
    await screen.findByRole('menu');
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Kopiera länken', 'Skriv ut']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Shares: Story = {
  name: 'Share dialog opened',
  play: async ({ canvas }) => {
    const share = fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    setShareDialog(share);
    await select(canvas, 'Dela');
    await expect(share).toHaveBeenCalledWith({ url, title: 'Volvo V60' });
    await expect(write).not.toHaveBeenCalled();
  },
};

export const SharingFails: Story = {
  name: 'Sharing fails',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    setShareDialog(fn().mockRejectedValue(new DOMException('no target', 'NotAllowedError')));
    fakeClock();
    await select(canvas, 'Dela');
    await waitFor(() => expect(write).toHaveBeenCalledWith(url));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Kopierat'));
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Kopiera länken' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(print).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Dela eller skriv ut' })).toHaveFocus(),
    );
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dela eller skriv ut' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
