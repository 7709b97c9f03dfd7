import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock } from './fakeClock.ts';
import {
  groupOf,
  isOpen,
  menuOf,
  navigationMeta,
  onPhone,
  openedGroup,
} from './mainNavigationStates.tsx';

const meta = { title: 'Blocks/MainNavigation', ...navigationMeta, tags: ['autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

/** Dispatches the pointer events of a mouse that enters or leaves an element. */
function mouse(type: 'pointerover' | 'pointerout', element: Element | null | undefined) {
  element?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
  );
}

/** Focusable elements outside the panel. */
function focusableOutside(panel: HTMLElement): readonly Element[] {
  const candidates = [...document.querySelectorAll('a[href], button, summary, input')];
  return candidates.filter((each) => !panel.contains(each) && !each.closest('[inert]'));
}

export const Standard: Story = {
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveAttribute('href', '/');
    await expect(menu.getByRole('link', { name: 'Boka verkstad' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Hitta oss' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Tack' })).toBeNull();
    // The groups are disclosures: the menu roles are for applications.
    await expect(menu.queryByRole('menu')).toBeNull();
    await expect(menu.queryByRole('menuitem')).toBeNull();
  },
};

export const OpenedByPress: Story = {
  name: 'Group opened by a press',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    await userEvent.click(buy, { pointerEventsCheck: 0 });
    await isOpen(buy);
    const menu = await menuOf(canvas);
    const overview = menu.getByRole('link', { name: 'Köp bil: översikt' });
    await expect(overview).toHaveAttribute('href', '/kop-bil');
    await expect(menu.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Group opened by keyboard',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nordvik' })).toHaveFocus();
    await userEvent.tab();
    await expect(buy).toHaveFocus();
    buy.click();
    await isOpen(buy);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Köp bil: översikt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isOpen(buy, false);
    await expect(buy).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  name: 'One group at a time',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    const own = await groupOf(canvas, 'Äga bil');
    buy.click();
    await isOpen(buy);
    own.click();
    await isOpen(own);
    await isOpen(buy, false);
  },
};

export const ThirdLevel: Story = {
  name: 'Third level',
  play: async ({ canvas }) => {
    const buy = await openedGroup(canvas, 'Köp bil');
    const makes = await openedGroup(canvas, 'Bilmärken');
    await expect(canvas.getByRole('link', { name: 'Volvo' })).toBeVisible();
    const overview = canvas.getByRole('link', { name: 'Bilmärken: översikt' });
    await expect(overview).toHaveAttribute('href', '/kop-bil/bilmarken');
    makes.click();
    await isOpen(makes, false);
    await isOpen(buy);
  },
};

export const ByMouse: Story = {
  name: 'Group opened by mouse',
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    const clock = fakeClock({ shortestMs: 100 });
    mouse('pointerover', buy.closest('li'));
    await isOpen(buy);
    // A press on a group that the mouse opened keeps it open.
    buy.click();
    await isOpen(buy);
    mouse('pointerout', buy.closest('li'));
    clock.advance(199);
    await isOpen(buy);
    clock.advance(1);
    clock.stop();
    await isOpen(buy, false);
  },
};

export const MouseOverAPlainLink: Story = {
  name: 'Mouse over a plain link',
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    const buy = await groupOf(canvas, 'Köp bil');
    const plain = menu.getByRole('link', { name: 'Boka verkstad' }).closest('li');
    const clock = fakeClock();
    mouse('pointerover', buy.closest('li'));
    await isOpen(buy);
    mouse('pointerout', buy.closest('li'));
    mouse('pointerover', plain);
    mouse('pointerout', plain);
    clock.advance(599);
    await isOpen(buy);
    clock.advance(1);
    await isOpen(buy, false);
  },
};

export const PressElsewhere: Story = {
  name: 'Closed by a press elsewhere',
  play: async ({ canvas }) => {
    const buy = await openedGroup(canvas, 'Köp bil');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await isOpen(buy, false);
  },
};

export const FocusLeaves: Story = {
  name: 'Closed when focus leaves',
  play: async ({ canvas }) => {
    const own = await openedGroup(canvas, 'Äga bil');
    canvas.getByRole('link', { name: 'Försäkring' }).focus();
    canvas.getByRole('link', { name: 'Hitta oss' }).focus();
    await isOpen(own, false);
  },
};

export const CurrentPage: Story = {
  name: 'Current page and section',
  args: { path: '/kop-bil/bilar-i-lager' },
  play: async ({ canvas }) => {
    const buy = await groupOf(canvas, 'Köp bil');
    await expect(buy).toHaveAttribute('aria-current', 'true');
    buy.click();
    await isOpen(buy);
    const page = canvas.getByRole('link', { name: 'Bilar i lager' });
    await expect(page).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = {
  name: 'Phone menu',
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(button);
    const menu = await menuOf(canvas);
    await waitFor(() => expect(menu.getByRole('link', { name: 'Nyheter' })).toBeVisible());
    await openedGroup(canvas, 'Köp bil');
    await expect(menu.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
    // Only a row has a menu for what doesn't fit it.
    await expect(menu.getByText('Mer')).not.toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Stäng menyn' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};

export const OnAPhoneEscape: Story = {
  name: 'Phone menu closed by Escape',
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    button.focus();
    button.click();
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    await expect(panel.matches(':popover-open')).toBe(true);
    // Only a real Escape key press closes a popover, which scripts can’t send.
    panel.hidePopover();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OnAPhoneModal: Story = {
  name: 'Phone menu is modal',
  globals: onPhone,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <a href="/nyheter">Bakom menyn</a>
        </main>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    const behind = canvas.getByRole('link', { name: 'Bakom menyn' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    const close = within(panel).getByRole('button', { name: 'Stäng menyn' });
    await waitFor(() => expect(close).toHaveFocus());
    await waitFor(() => expect(focusableOutside(panel)).toEqual([]));
    behind.focus();
    await expect(behind).not.toHaveFocus();
    // Elements added while the panel is open are inert too.
    const late = document.createElement('button');
    late.textContent = 'Senare';
    document.body.append(late);
    await waitFor(() => expect(late).toHaveProperty('inert', true));
    late.remove();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(behind.closest('[inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const OnAPhoneNestedGroup: Story = {
  name: 'Phone menu closed with open group',
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Öppna menyn' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('navigation', { name: 'Huvudmeny' });
    const buy = await openedGroup(canvas, 'Köp bil');
    await openedGroup(canvas, 'Bilmärken');
    canvas.getByRole('link', { name: 'Volvo' }).focus();
    // Scripts can't send the key that closes a popover; `e2e/menuPanel.spec.ts` does.
    panel.hidePopover();
    await waitFor(() => expect(button).toHaveFocus());
    await isOpen(buy, false);
  },
};

export const Overview: Story = { tags: ['visual'] };
