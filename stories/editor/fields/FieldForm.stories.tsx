import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { youtube } from '#domain/content/declare.ts';
import { pageFields } from '#domain/content/pageFields.ts';
import { FieldForm } from '#editor/fields/FieldForm.tsx';
import type { Canvas } from '../../canvas.ts';
import {
  brokenServices,
  eachEntry,
  eachKind,
  eachValue,
  fieldsOf,
  itemId,
  services,
} from './fieldFixtures.ts';
import { HeldForm } from './heldForm.tsx';

const meta = {
  title: 'Editor/FieldForm',
  component: FieldForm,
  args: {
    declarations: eachKind,
    values: eachValue,
    onChange: fn(),
    problems: [],
    services,
    entries: eachEntry,
    onEntryChange: fn(),
    timeZone: 'Europe/Stockholm',
    language: 'en-GB',
  },
  render: (args) => <HeldForm {...args} />,
} satisfies Meta<typeof FieldForm>;

export default meta;
type Story = StoryObj<typeof meta>;

function only(...names: readonly string[]) {
  return eachKind.filter(({ name }) => names.includes(name));
}

function press(canvas: Canvas, name: string | RegExp): Promise<void> {
  return userEvent.click(canvas.getByRole('button', { name }));
}

/** The dialog that is open. */
async function dialog(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

export const EachKind: Story = {
  name: 'A field of each kind',
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Winter tyres');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAttribute('lang', 'en-GB');
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveAttribute('lang', 'en-GB');
    await expect(text).toHaveAccessibleDescription(
      /May be empty\..* Alt\+F10 moves to the formatting/,
    );
    await expect(canvas.getByLabelText('End')).toHaveValue('2026-12-24T17:00');
    await expect(canvas.getByText(/Time in Europe\/Stockholm/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Typing: Story = {
  args: { declarations: only('Title', 'Intro', 'Columns', 'Size', 'Wide') },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' and wheels');
    await expect(args.onChange).toHaveBeenLastCalledWith('Title', 'Winter tyres and wheels');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Is wide' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Wide', '');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size' }), 'Default: Small');
    await expect(args.onChange).toHaveBeenLastCalledWith('Size', '');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Columns' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Columns' }), '40');
    await expect(canvas.getByRole('textbox', { name: 'Columns' })).toHaveAccessibleDescription(
      /This is not a number from 1 to 4/,
    );
  },
};

export const Problems: Story = {
  args: {
    declarations: only('Title', 'Links'),
    values: { ...eachValue, Title: '' },
    problems: [
      { field: 'Title', problem: 'is empty' },
      { field: 'Links[2].Link', problem: 'leads to /gone, which is no page' },
    ],
  },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription(/This is empty\./);
    await expect(canvas.getByText('This leads to /gone, which is no page.')).toBeVisible();
  },
};

export const Film: Story = {
  name: 'Film to look at',
  args: { declarations: only('Film') },
  play: async ({ canvas }) => {
    const film = canvas.getByLabelText<HTMLVideoElement>('Preview of film');
    // Its first picture.
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0));
    await expect(film.controls).toBe(true);
    await expect(film.autoplay).toBe(false);
    await press(canvas, 'Remove film');
    await expect(film).not.toBeInTheDocument();
  },
};

export const FilmElsewhere: Story = {
  name: 'Film of another server',
  args: {
    declarations: only('Film'),
    values: { Film: '<link linktype="media" url="https://films.invalid/drive.webm" />' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^The film is on films\.invalid, which learns/)).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await press(canvas, 'Show film');
    await expect(canvas.getByLabelText('Preview of film')).toHaveFocus();
    await canvas.findByText(/^The film can’t be played here/);
  },
};

export const OtherFile: Story = {
  name: 'File that is no film',
  args: {
    declarations: only('Film'),
    values: { Film: '<link linktype="media" url="/-/media/prices.pdf" />' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('/-/media/prices.pdf')).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const Youtube: Story = {
  name: 'YouTube video to look at',
  args: {
    declarations: fieldsOf({ video: youtube({ name: 'Video', help: 'Its id or address.' }) }),
    values: { Video: 'nothing' },
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Video' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://youtu.be/aqz-KE-bpKQ?t=90');
    await expect(
      canvas.getByText(/aqz-KE-bpKQ is fetched from YouTube when you play/),
    ).toBeVisible();
    await expect(canvasElement.querySelector('iframe, img')).toBeNull();
    await press(canvas, 'Play video');
    const player = canvas.getByTitle<HTMLIFrameElement>('Preview of video');
    await expect(player).toHaveFocus();
    await expect(player.src).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1&start=90',
    );
    // Another video doesn't play by itself.
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Play video' })).toBeVisible();
  },
};

export const LinkToPage: Story = {
  name: 'Link to a page',
  args: { declarations: only('Link') },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Change link');
    const link = await dialog('Link');
    const page = link.getByRole('combobox', { name: 'Page' });
    await userEvent.clear(page);
    await userEvent.type(page, 'car');
    await userEvent.click(await link.findByRole('option', { name: /Buy a car/ }));
    await expect(page).toHaveValue('/kop-bil');
    await userEvent.click(link.getByRole('checkbox', { name: 'Opens in a new window' }));
    await userEvent.click(link.getByRole('button', { name: 'Save link' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Link',
      `<link text="Book" linktype="internal" url="/kop-bil" target="_blank" id="${itemId(32)}" />`,
    );
    await expect(canvas.getByRole('button', { name: 'Change link' })).toHaveFocus();
  },
};

export const LinkElsewhere: Story = {
  name: 'Link elsewhere',
  args: { declarations: only('Link'), values: {} },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Choose link');
    const link = await dialog('Link');
    await userEvent.selectOptions(
      link.getByRole('combobox', { name: 'Leads to' }),
      'Another website',
    );
    await userEvent.type(link.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
    await userEvent.click(link.getByRole('button', { name: 'Save link' }));
    await expect(link.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      /Type a whole address/,
    );
    await userEvent.clear(link.getByRole('textbox', { name: 'Address' }));
    await userEvent.type(link.getByRole('textbox', { name: 'Address' }), 'www.example.com');
    await userEvent.click(link.getByRole('button', { name: 'Save link' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Link',
      '<link linktype="external" url="https://www.example.com" />',
    );
  },
};

export const Picture: Story = {
  args: { declarations: only('Picture') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'A road along the coast' })).toBeVisible();
    await press(canvas, 'Change picture');
    const library = await dialog('Choose a picture');
    await userEvent.type(
      library.getByRole('searchbox', { name: 'Search the media library' }),
      'for',
    );
    await userEvent.click(await library.findByRole('button', { name: 'Forest' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Picture',
      expect.stringContaining('alt="Pines in the morning"'),
    );
    const alt = canvas.getByRole('textbox', { name: 'Alternative text of picture' });
    await userEvent.clear(alt);
    await userEvent.type(alt, 'Pines');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Picture',
      expect.stringContaining('alt="Pines"'),
    );
    await press(canvas, 'Remove picture');
    await expect(args.onChange).toHaveBeenLastCalledWith('Picture', '');
    await expect(canvas.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
  },
};

export const FocalPoint: Story = {
  name: 'Focal point of a picture',
  args: { declarations: only('Picture') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Focal point of picture', { selector: 'summary *' }));
    const point = within(canvas.getByRole('group', { name: 'Focal point of picture' }));
    const fromLeft = point.getByRole('slider', { name: 'From the left' });
    await expect(fromLeft).toHaveValue('50');
    fireEvent.change(fromLeft, { target: { value: '70' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Picture',
      expect.stringContaining('focalPoint="70,50"'),
    );
    // The centre is what pictures without a point have.
    fireEvent.change(fromLeft, { target: { value: '50' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Picture',
      expect.not.stringContaining('focalPoint'),
    );
  },
};

export const Upload: Story = {
  args: { declarations: only('Picture'), values: {} },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Choose picture');
    const library = await dialog('Choose a picture');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="gray"/></svg>';
    const file = new File([svg], 'car.svg', { type: 'image/svg+xml' });
    await userEvent.upload(library.getByLabelText('Upload a file'), file);
    await userEvent.click(library.getByRole('button', { name: 'Upload and use' }));
    const alt = library.getByRole('textbox', { name: 'Alternative text' });
    await expect(alt).toHaveAccessibleDescription(/Say what the picture shows/);
    await userEvent.type(alt, 'A grey car');
    const slider = library.getByRole('slider', { name: 'From the left' });
    fireEvent.change(slider, { target: { value: '51' } });
    await userEvent.click(library.getByRole('button', { name: 'Upload and use' }));
    await expect(services.uploadMedia).toHaveBeenLastCalledWith({
      file,
      alt: 'A grey car',
      focalPoint: { x: 51, y: 50 },
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Picture',
      expect.stringContaining('alt="A grey car"'),
    );
  },
};

export const List: Story = {
  name: 'List of entries',
  args: { declarations: only('Links') },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Move Buy down');
    await expect(args.onChange).toHaveBeenLastCalledWith('Links', `${itemId(12)}|${itemId(11)}`);
    await press(canvas, 'Add to links');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Links',
      `${itemId(12)}|${itemId(11)}|${itemId(13)}`,
    );
    await press(canvas, 'Remove Entry 3');
    await expect(canvas.getByRole('button', { name: 'Remove Buy' })).toHaveFocus();
    const [edit] = canvas.getAllByText('Edit');
    if (edit) await userEvent.click(edit);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(args.onEntryChange).toHaveBeenLastCalledWith(itemId(12), 'Title', 'Sell!');
  },
};

export const DragByKeyboard: Story = {
  name: 'Drag by keyboard',
  args: { declarations: only('Order') },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Drag price' }).focus();
    await userEvent.keyboard('[Space]');
    await canvas.findByText('price is at place 1 of 2.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('price is at place 2 of 2.');
    await userEvent.keyboard('[Space]');
    await expect(args.onChange).toHaveBeenLastCalledWith('Order', 'brand,price');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add to order' }), 'fuel');
    await expect(args.onChange).toHaveBeenLastCalledWith('Order', 'brand,price,fuel');
  },
};

export const Tags: Story = {
  args: { declarations: only('Tags') },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add to tags' }), 'work');
    await userEvent.click(await canvas.findByRole('option', { name: 'Workshop' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Tags', `${itemId(21)}|${itemId(22)}`);
    await expect(canvas.getByRole('combobox', { name: 'Add to tags' })).toHaveValue('');
  },
};

export const PageSettings: Story = {
  name: 'Page settings',
  tags: ['visual'],
  args: {
    declarations: fieldsOf(pageFields),
    values: {
      metaTitle: 'Winter tyres for all cars, changed while you wait in our workshops',
      metaDescription: 'Book a time.',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('meter', { name: '66 of about 60 characters that search results show' }),
    ).toBeVisible();
  },
};

export const Foreign: Story = {
  name: 'What isn’t understood',
  args: {
    values: {
      Title: '<script>alert(1)</script>',
      Text: '<p>A<iframe src="https://example.com"></iframe></p>',
      Picture: '<image mediaid="&xxe;" /><script>alert(1)</script>',
      Film: 'javascript:alert(1)',
      Link: '<link linktype="javascript" url="javascript:alert(1)" />',
      Size: itemId(1),
      Wide: 'perhaps',
      End: 'soon',
      Links: 'all',
      Tags: '<b>',
      Theirs: `From another version ${'x'.repeat(5_000)}`,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('This can’t be edited here. It stays as it is.')).toHaveLength(
      9,
    );
    await expect(canvas.getByText(/is dropped when you change the text: <iframe>/)).toBeVisible();
    await userEvent.click(canvas.getByText('Other fields (1)'));
    await expect(canvas.getByText(/From another version x+ …/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ServicesGone: Story = {
  name: 'Services out of order',
  args: { declarations: only('Links', 'Picture'), services: brokenServices },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add to links');
    await expect(await canvas.findByText('The service doesn’t answer.')).toBeVisible();
    await press(canvas, 'Change picture');
    const library = await dialog('Choose a picture');
    await expect(await library.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(library.getByRole('button', { name: 'Close' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
