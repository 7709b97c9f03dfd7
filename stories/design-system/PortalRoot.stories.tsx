import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, PortalRoot, Stack, Text } from '#design-system';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Drawer } from '#design-system/Drawer/Drawer.tsx';
import { DropdownMenu } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import { themeClass } from '#themes/themes.css.ts';

/** A smart page on a Mercedes site: what it opens in a portal has the theme of the page. */
const meta = {
  title: 'Primitives/PortalRoot',
  component: PortalRoot,
  globals: { theme: 'mercedes' },
  args: {
    themeClass: themeClass.smart,
    children: (
      <Stack gap="m">
        <Dialog
          trigger={<Button>Jämför</Button>}
          title="Jämför bilar"
          closeLabel="Stäng"
          actions={<Button>Spara</Button>}
        >
          <Text>Tre bilar sida vid sida.</Text>
        </Dialog>
        <Drawer
          trigger={<Button>Filter</Button>}
          title="Filtrera"
          closeLabel="Stäng"
          actions={<Button>Visa</Button>}
        >
          <Text>Märke, pris, bränsle.</Text>
        </Drawer>
        <DropdownMenu label="Fler val" actions={[{ label: 'Skriv ut', onSelect: fn() }]} />
      </Stack>
    ),
  },
} satisfies Meta<typeof PortalRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The inherited values that differ between the two themes. */
function inherited(element: Element) {
  const { fontFamily, accentColor } = getComputedStyle(element);
  return { fontFamily, accentColor };
}

function buttonLook(button: Element) {
  const { fontFamily, backgroundColor, borderRadius } = getComputedStyle(button);
  return { fontFamily, backgroundColor, borderRadius };
}

/** The theme's values inside the root; they must differ from those of the document. */
async function valuesOfRoot(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector(`.${themeClass.smart}`);
  if (!root) throw new Error('The story has no theme root');
  const values = inherited(root);
  await expect(values.fontFamily).not.toBe(inherited(document.body).fontFamily);
  await expect(values.accentColor).not.toBe(inherited(document.body).accentColor);
  return values;
}

/** Opens a dialog or drawer, compares it and its button with the page's, and closes it. */
async function compareOverlay(canvasElement: HTMLElement, trigger: string, action: string) {
  const values = await valuesOfRoot(canvasElement);
  const button = within(canvasElement).getByRole('button', { name: trigger });
  const look = buttonLook(button);
  await userEvent.click(button);
  const overlay = await screen.findByRole('dialog');
  await expect(inherited(overlay)).toEqual(values);
  await expect(buttonLook(screen.getByRole('button', { name: action }))).toEqual(look);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const OpensADialog: Story = {
  play: ({ canvasElement }) => compareOverlay(canvasElement, 'Jämför', 'Spara'),
};

export const OpensADrawer: Story = {
  play: ({ canvasElement }) => compareOverlay(canvasElement, 'Filter', 'Visa'),
};

export const OpensAMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    const values = await valuesOfRoot(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fler val' }));
    const menu = await screen.findByRole('menu');
    await expect(inherited(menu)).toEqual(values);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A dialog that is open from the start is rendered in the root, not in the body. */
export const OpenAtFirst: Story = {
  tags: ['visual'],
  args: {
    children: (
      <Dialog title="Jämför bilar" closeLabel="Stäng" defaultOpen>
        <Text>Tre bilar sida vid sida.</Text>
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(inherited(dialog)).toEqual(await valuesOfRoot(canvasElement));
  },
};
