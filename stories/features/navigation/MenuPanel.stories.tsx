import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import { MenuPanel } from '#features/navigation/MenuPanel.tsx';

const meta = {
  title: 'Features/Navigation/MenuPanel',
  component: MenuPanel,
  globals: { viewport: { value: 'mobile1' } },
  args: {
    id: 'panel',
    label: 'Huvudmeny',
    children: (
      <>
        <button popoverTarget="panel" type="button">
          Stäng menyn
        </button>
        <a href="#kontakt">Kontakt</a>
      </>
    ),
  },
  render: (args) => (
    <>
      <button popoverTarget="panel" type="button">
        Öppna menyn
      </button>
      <MenuPanel {...args} />
    </>
  ),
} satisfies Meta<typeof MenuPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByALinkOnThePage: Story = {
  name: 'Closed by a link to a place on the page',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Öppna menyn' });
    opener.click();
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Stäng menyn' })).toHaveFocus(),
    );
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(panel).not.toBeVisible());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
  },
};

/** The panel works without script: what the visitor does before the script runs stays as it is. */
export const OpenedBeforeTheScript: Story = {
  name: 'Opened before the script runs',
  tags: ['visual'],
  render: () => (
    <>
      <button popoverTarget="panel" type="button">
        Öppna menyn
      </button>
      <div data-testid="page" />
    </>
  ),
  play: async ({ args, canvas }) => {
    const page = canvas.getByTestId('page');
    const opener = canvas.getByRole('button', { name: 'Öppna menyn' });
    page.innerHTML = renderToString(<MenuPanel {...args} />);
    const panel = within(page).getByRole('navigation', { hidden: true });
    panel.showPopover();
    const link = within(panel).getByRole('link', { name: 'Kontakt' });
    link.focus();
    const shown = hydrateRoot(page, <MenuPanel {...args} />);
    await waitFor(() => expect(opener).toHaveProperty('inert', true));
    await expect(link).toHaveFocus();
    panel.hidePopover();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveProperty('inert', false);
    shown.unmount();
  },
};
