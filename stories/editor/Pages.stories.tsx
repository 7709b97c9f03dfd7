import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FakeAuthoring } from '#editor/api/testing/fakeAuthoring.ts';
import type { Canvas } from '#stories/canvas.ts';
import { fakeContent, inEditorTheme, itemIds, pages } from './editorFixtures.tsx';
import { LivePages } from './panels.tsx';

const meta = {
  title: 'Editor/Pages',
  component: LivePages,
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
} satisfies Meta<typeof LivePages>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, buy, , workshop] = pages;
const language = 'sv';

/** The addresses of all pages, in the order of the service. */
function routesOf(content: FakeAuthoring): readonly string[] {
  return content.pagesNow().map(({ route }) => route);
}

function bodyOf(canvasElement: HTMLElement) {
  return within(canvasElement.ownerDocument.body);
}

/** Chooses an action of a page by keys. */
async function choose(canvas: Canvas, canvasElement: HTMLElement, page: string, action: string) {
  (await canvas.findByRole('button', { name: `Actions for ${page}` })).focus();
  await userEvent.keyboard('{Enter}');
  const item = await bodyOf(canvasElement).findByRole('menuitem', { name: action });
  await waitFor(() => expect(item.closest('[role=menu]')).toContainElement(focused(item)));
  while (focused(item) !== item) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

function focused({ ownerDocument }: HTMLElement): HTMLElement | null {
  const { activeElement } = ownerDocument;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

async function dialogOf(canvasElement: HTMLElement) {
  return within(await bodyOf(canvasElement).findByRole('dialog'));
}

async function expectClosed(canvasElement: HTMLElement) {
  await waitFor(() => expect(bodyOf(canvasElement).queryByRole('dialog')).toBeNull());
}

/** The one message to screen readers. */
async function expectSaid(canvas: Canvas, text: string | RegExp) {
  await waitFor(() =>
    expect(canvas.getAllByRole('status').map((each) => each.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(text)]),
    ),
  );
}

export const Found: Story = {
  tags: ['visual', 'one-theme'],
  args: { content: fakeContent() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { current: 'page' })).toHaveTextContent(
      'Startsida',
    );
    await expect(canvas.getByRole('button', { name: /^Vinterdäck/ })).toHaveTextContent('Draft');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), 'elbil');
    await expect(canvas.getByText('1 of 6 pages')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Elbilar');
  },
};

const copied = fakeContent();

export const MadeFromPage: Story = {
  args: { content: copied },
  play: async ({ canvas, canvasElement, step }) => {
    await choose(canvas, canvasElement, 'Köp bil', 'New page below');
    const dialog = await dialogOf(canvasElement);
    const [title, name] = [dialog.getByLabelText('Title'), dialog.getByLabelText(/^Name in the/)];
    await step('proposes a name and says at once what is wrong with another', async () => {
      await userEvent.type(title, 'Elbilar på väg!');
      await expect(name).toHaveValue('elbilar-pa-vag');
      await userEvent.clear(name);
      await userEvent.type(name, 'elbilar');
      await dialog.findByText('The page Elbilar has this address already.');
      await userEvent.type(name, ' på väg');
      await dialog.findByText(/For example: elbilar-pa-vag/);
      await userEvent.clear(name);
      await userEvent.type(name, 'nya-elbilar');
      await userEvent.type(title, ' Nu');
      await expect(name).toHaveValue('nya-elbilar');
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Make the page' }));
    await expectClosed(canvasElement);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(
      /Elbilar på väg! Nu.*Draft/,
    );
    await expectSaid(canvas, /^Elbilar på väg! Nu is made and open here\./);
    await expect(routesOf(copied)).toContain('/kop-bil/nya-elbilar');
  },
};

const empty = fakeContent();

export const MadeFromTemplate: Story = {
  args: { content: empty },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New page' }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Make the page' }));
    await dialog.findByText('Type a title.');
    await dialog.findByText('Type a name, such as vinterdack.');
    await userEvent.type(dialog.getByLabelText('Title'), 'Nyhet');
    await userEvent.click(dialog.getByRole('radio', { name: /An empty page/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Kind of page'), 'Story');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the page' }));
    await expectClosed(canvasElement);
    await expect(empty.pagesNow().at(-1)).toMatchObject({
      route: '/nyhet',
      templateName: 'Story',
      publishedRoute: undefined,
    });
  },
};

const gone = fakeContent();

export const ServiceGone: Story = {
  args: { content: gone },
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New page' }));
    const dialog = await dialogOf(canvasElement);
    const title = dialog.getByLabelText('Title');
    await userEvent.type(title, 'Kvar');
    const make = dialog.getByRole('button', { name: 'Make the page' });
    await step('keeps what was typed, and is made when the service is back', async () => {
      gone.failWith({ kind: 'service-gone', reason: 'no answer' });
      await userEvent.click(make);
      await dialog.findByText('The content service doesn’t answer.');
      await expect(title).toHaveValue('Kvar');
    });
    await step('says at the field what the service says about the name', async () => {
      gone.failWith({ kind: 'invalid', field: 'name', message: 'There is an item kvar already.' });
      await userEvent.click(make);
      const name = dialog.getByLabelText(/^Name in the/);
      await waitFor(() =>
        expect(name).toHaveAccessibleDescription(/There is an item kvar already/),
      );
      gone.failWith(undefined);
      await userEvent.type(name, '-2');
      await expect(dialog.queryByText(/There is an item/)).toBeNull();
    });
    await userEvent.click(make);
    await expectClosed(canvasElement);
    await expect(routesOf(gone)).toContain('/kvar-2');
  },
};

const ended = fakeContent();
const lapse = fn();

export const SessionEnded: Story = {
  args: { content: ended, lapse },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, canvasElement, 'Verkstad', 'Delete');
    const dialog = await dialogOf(canvasElement);
    await dialog.findByText(/below it is deleted too/);
    ended.failWith({ kind: 'signed-out' });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('Your session has ended. Sign in again.');
    await expect(lapse).toHaveBeenCalledOnce();
    ended.failWith(undefined);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectClosed(canvasElement);
  },
};

export const OpenPageUnsaved: Story = {
  args: { content: fakeContent(), save: async () => false },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, canvasElement, 'Elbilar', 'Rename');
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Title in navigation'), ' 2027');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await dialog.findByText(/^Not everything on the open page could be saved/);
  },
};

const renamed = fakeContent();

export const Renamed: Story = {
  args: { content: renamed },
  play: async ({ canvas, canvasElement, step }) => {
    await step('another title leaves the address', async () => {
      await choose(canvas, canvasElement, 'Köp bil', 'Rename');
      const dialog = await dialogOf(canvasElement);
      const title = await dialog.findByLabelText('Title in navigation');
      await userEvent.clear(title);
      await userEvent.type(title, 'Bilar');
      await expect(dialog.queryByRole('checkbox')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
      await expectClosed(canvasElement);
      await expectSaid(canvas, /^Bilar has its new name\./);
      await expect(routesOf(renamed)).toContain('/kop-bil');
    });
    await step('another name offers a redirect', async () => {
      await choose(canvas, canvasElement, 'Bilar', 'Rename');
      const dialog = await dialogOf(canvasElement);
      const name = await dialog.findByLabelText(/^Name in the/);
      await userEvent.clear(name);
      await userEvent.type(name, 'fordon');
      const redirect = dialog.getByRole('checkbox', {
        name: 'Lead visitors on from the old address',
      });
      await expect(redirect).toBeChecked();
      await expect(redirect).toHaveAccessibleDescription(
        /^Links and bookmarks to \/kop-bil lead to \/fordon .* the page below it\.$/,
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
      await expectClosed(canvasElement);
      await expect(routesOf(renamed)).toContain('/fordon/elbilar');
    });
    await step('the menu has the focus again', async () => {
      const menu = canvas.getByRole('button', { name: 'Actions for Bilar' });
      await waitFor(() => expect(menu).toHaveFocus());
    });
  },
};

const contested = fakeContent();

export const ChangedMeanwhile: Story = {
  args: { content: contested },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, canvasElement, 'Köp bil', 'Rename');
    const dialog = await dialogOf(canvasElement);
    const name = await dialog.findByLabelText(/^Name in the/);
    await userEvent.clear(name);
    await userEvent.type(name, 'fordon');
    contested.changeElsewhere({ itemId: buy?.itemId ?? '', language }, { navTitle: 'Köp en bil' });
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await dialog.findByText(/^Somebody else has changed the page meanwhile/);
    await waitFor(() =>
      expect(dialog.getByLabelText('Title in navigation')).toHaveValue('Köp en bil'),
    );
    await expect(dialog.getByLabelText(/^Name in the/)).toHaveValue('fordon');
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expectClosed(canvasElement);
    await expect(routesOf(contested)).toContain('/fordon');
  },
};

export const NeededBySite: Story = {
  args: { content: fakeContent() },
  play: async ({ canvas, canvasElement, step }) => {
    await step('keeps its name', async () => {
      await choose(canvas, canvasElement, 'Bilar i lager', 'Rename');
      const dialog = await dialogOf(canvasElement);
      const name = await dialog.findByLabelText(/^Name in the/);
      await expect(name).toHaveAttribute('readonly');
      await expect(name).toHaveAccessibleDescription(
        /such as those of cars\. So its address stays/,
      );
      await userEvent.keyboard('{Escape}');
      await expectClosed(canvasElement);
    });
    for (const action of ['Delete', 'Move below another page']) {
      await choose(canvas, canvasElement, 'Bilar i lager', action);
      const dialog = await dialogOf(canvasElement);
      await dialog.findByText(/such as those of cars\. So it can’t be/);
      const [button = 'Delete'] = action.split(' ');
      await expect(dialog.getByRole('button', { name: button })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await expectClosed(canvasElement);
    }
  },
};

const moved = fakeContent();

export const MovedElsewhere: Story = {
  args: { content: moved },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, canvasElement, 'Elbilar', 'Move below another page');
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Move' }));
    await dialog.findByText(/below this page already/);
    const parent = dialog.getByRole('combobox', { name: 'Below' });
    await userEvent.clear(parent);
    await userEvent.type(parent, 'verkstad');
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: /^Verkstad/ }));
    await userEvent.selectOptions(
      dialog.getByLabelText('Place in navigation'),
      'Before Vinterdäck',
    );
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
      /^Links and bookmarks to \/kop-bil\/elbilar lead to \/verkstad\/elbilar/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expectClosed(canvasElement);
    await expectSaid(canvas, /^Elbilar is below Verkstad\./);
    const routes = routesOf(moved);
    await expect(routes.indexOf('/verkstad/elbilar')).toBeLessThan(
      routes.indexOf('/verkstad/vinterdack'),
    );
  },
};

const placed = fakeContent();

export const PlacedByKeys: Story = {
  args: { content: placed },
  play: async ({ canvas, canvasElement, step }) => {
    const order = () => routesOf(placed).filter((route) => route.split('/').length === 2);
    await step('down', async () => {
      await choose(canvas, canvasElement, 'Köp bil', 'Move down');
      await expectSaid(
        canvas,
        /^Köp bil is now number 2 of 3 below Startsida\. Visitors see it when/,
      );
      await expect(order()).toEqual(['/', '/verkstad', '/kop-bil', '/bilar']);
      const menu = canvas.getByRole('button', { name: 'Actions for Köp bil' });
      await waitFor(() => expect(menu).toHaveFocus());
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
      await expectSaid(canvas, 'Köp bil is where it was.');
      await expect(order()).toEqual(['/', '/kop-bil', '/verkstad', '/bilar']);
    });
    await step('one after the other on a slow line', async () => {
      const release = placed.hold();
      await choose(canvas, canvasElement, 'Köp bil', 'Move down');
      await choose(canvas, canvasElement, 'Verkstad', 'Move down');
      await expectSaid(canvas, /^The move before isn’t done yet\./);
      release();
      await expectSaid(canvas, /^Köp bil is now number 2 of 3/);
      await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
      await expectSaid(canvas, 'Köp bil is where it was.');
    });
    await step('by dragging with keys', async () => {
      canvas.getByRole('button', { name: 'Drag Köp bil' }).focus();
      await userEvent.keyboard(' ');
      await waitFor(() => canvas.getByText(/is picked up/));
      // Before the next page it is already, so that is no other place.
      for (const words of [/be below Verkstad/, /before Vinter/, /below Vinter/, /before Bilar/]) {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => canvas.getByText(words));
      }
      await userEvent.keyboard(' ');
      await expectSaid(
        canvas,
        /^Köp bil is now number 2 of 3 below Startsida\. Visitors see it when/,
      );
    });
  },
};

const dragged = fakeContent();

export const DraggedElsewhere: Story = {
  args: { content: dragged },
  play: async ({ canvas, canvasElement }) => {
    const handle = await canvas.findByRole('button', { name: 'Drag Elbilar' });
    handle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => canvas.getByText(/is picked up/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => canvas.getByText(/would be before Verkstad/));
    await userEvent.keyboard(' ');
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByRole('combobox', { name: 'Below' })).toHaveValue('/');
    await expect(dialog.getByLabelText('Place in navigation')).toHaveDisplayValue(
      'Before Verkstad',
    );
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expectClosed(canvasElement);
    await expect(routesOf(dragged)).toContain('/elbilar');
  },
};

const deleted = fakeContent();

export const DeletedAndRestored: Story = {
  args: { content: deleted },
  play: async ({ canvas, canvasElement, step }) => {
    await step('says what is deleted, and leads visitors to the page above', async () => {
      await choose(canvas, canvasElement, 'Köp bil', 'Delete');
      const dialog = await dialogOf(canvasElement);
      await dialog.findByText('The page below it is deleted too.');
      await dialog.findByText('No page links to it.');
      await expect(dialog.getByRole('checkbox')).toBeChecked();
      const target = dialog.getByRole('combobox', { name: 'Page to lead to' });
      await expect(target).toHaveValue('/');
      await userEvent.clear(target);
      await userEvent.type(target, '/nowhere');
      await dialog.findByText('Choose a page from the list, or type its address.');
      await userEvent.clear(target);
      await userEvent.type(target, '/verkstad');
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await expectClosed(canvasElement);
      await expectSaid(canvas, /^Köp bil is deleted\./);
      await expect(routesOf(deleted)).not.toContain('/kop-bil/elbilar');
    });
    await step('lets visitors see no more of it', async () => {
      await userEvent.click(await canvas.findByText('Deleted pages (1)'));
      const release = deleted.hold();
      const publish = canvas.getByRole('button', { name: 'Publish the deletion of Köp bil' });
      await userEvent.click(publish);
      await waitFor(() => expect(publish).toHaveAttribute('aria-disabled', 'true'));
      await expect(canvas.getByRole('button', { name: 'Restore Köp bil' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      release();
      await expectSaid(canvas, 'Visitors no longer see Köp bil.');
      await waitFor(() => expect(canvas.queryByText('Visitors still see it')).toBeNull());
    });
    await step('and brings it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Restore Köp bil' }));
      await expectSaid(canvas, 'Köp bil is back, as a draft.');
      await canvas.findByRole('button', { name: 'Actions for Elbilar' });
      await expect(canvas.queryByText(/^Deleted pages/)).toBeNull();
    });
  },
};

const linked = fakeContent();
linked.changeElsewhere(
  { itemId: itemIds.page, language },
  { '__Final Renderings': `<r>${workshop?.itemId}</r>` },
);

export const LinkedFromOthers: Story = {
  args: { content: linked },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, canvasElement, 'Verkstad', 'Delete');
    const dialog = await dialogOf(canvasElement);
    const list = await dialog.findByRole('list', { name: 'Pages that link to it' });
    await expect(list).toHaveTextContent('Startsida');
    await expect(dialog.getByText('A page links to it')).toBeVisible();
  },
};

const lost = fakeContent();

export const DeletedMeanwhile: Story = {
  args: { content: lost },
  play: async ({ canvas, canvasElement, step }) => {
    await step('before it is read', async () => {
      await canvas.findByRole('button', { name: 'Actions for Verkstad' });
      lost.deleteElsewhere(workshop?.itemId ?? '');
      await choose(canvas, canvasElement, 'Verkstad', 'Move up');
      await expectSaid(canvas, /^It no longer exists: somebody has deleted or moved it\./);
    });
    await step('and before it is moved', async () => {
      await choose(canvas, canvasElement, 'Elbilar', 'Move below another page');
      const dialog = await dialogOf(canvasElement);
      const parent = await dialog.findByRole('combobox', { name: 'Below' });
      await userEvent.clear(parent);
      await userEvent.type(parent, '/verkstad');
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
      await dialog.findByText(/^It no longer exists/);
      await expect(parent).toHaveValue('/verkstad');
    });
  },
};

const stale = fakeContent();
const unreadable = {
  ...stale,
  api: {
    ...stale.api,
    pages: async (site: string, of: string) => {
      // Only the first answer arrives.
      if (stale.writes.length === 0) return stale.api.pages(site, of);
      return { ok: false, failure: { kind: 'offline' } } as const;
    },
  },
};

export const ListOutOfDate: Story = {
  args: { content: unreadable },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, canvasElement, 'Köp bil', 'Move down');
    await canvas.findByText('This list may be out of date');
    await expect(canvas.getByText('This computer has no network.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Actions for Köp bil' })).toBeVisible();
  },
};

const kept = fakeContent();
kept.deleteElsewhere(workshop?.itemId ?? '');

export const MayNotPublishDeletion: Story = {
  args: { content: kept, isPublisher: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Deleted pages (1)'));
    await expect(canvas.getByText('Visitors still see it')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Publish the deletion/ })).toBeNull();
  },
};
