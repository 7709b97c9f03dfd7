import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RichTextEditor, type RichTextEditorProps } from '#editor/richText/RichTextEditor.tsx';
import type { Canvas } from '../../canvas.ts';

const text =
  '<h2>Terms</h2><p>We <strong>deliver</strong> to your door. <a href="/kop-bil">Buy a car</a></p>';

const meta = {
  title: 'Editor/RichTextEditor',
  component: RichTextEditor,
  args: {
    id: 'text',
    labelledBy: 'text-label',
    value: text,
    onChange: fn(),
    renderLinkDialog: ({ link, onSave, onClose }) => (
      <p>
        {link.href || 'No link'}
        <button type="button" onClick={() => onSave({ ...link, href: '/salj-bil', newTab: false })}>
          Set link
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    ),
  },
  render: (args) => <HeldText {...args} />,
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

function HeldText({ onChange, ...args }: RichTextEditorProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div>
      <span id="text-label">Text</span>
      <RichTextEditor
        {...args}
        value={value}
        onChange={(html) => {
          setValue(html);
          onChange(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>From outside</p>')}>
        Undo elsewhere
      </button>
    </div>
  );
}

function box(canvas: Canvas): HTMLElement {
  return canvas.getByRole('textbox', { name: 'Text' });
}

function tool(canvas: Canvas, name: string): HTMLElement {
  return canvas.getByRole('button', { name });
}

/** Selects the whole text of an element. */
function select(element: Element | null): void {
  if (element) document.getSelection()?.selectAllChildren(element);
}

/** Pastes into the element that has the focus. */
function paste(canvas: Canvas, type: string, content: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, content);
  box(canvas).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Terms' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Formatting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas));
    select(canvas.getByRole('heading', { name: 'Terms' }));
    await waitFor(() => expect(tool(canvas, 'Heading 2')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(tool(canvas, 'Heading 3'));
    await expect(args.onChange).toHaveBeenLastCalledWith(text.replaceAll('h2>', 'h3>'));
    await userEvent.click(tool(canvas, 'Heading 3'));
    await userEvent.click(tool(canvas, 'Numbered list'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      text.replace('<h2>Terms</h2>', '<ol><li>Terms</li></ol>'),
    );
  },
};

export const ToolbarByKeyboard: Story = {
  name: 'Toolbar by keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(tool(canvas, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool(canvas, 'Italic')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(tool(canvas, 'Insert table')).toHaveFocus();
    await userEvent.tab();
    await expect(box(canvas)).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(tool(canvas, 'Insert table')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(tool(canvas, 'Undo elsewhere')).toHaveFocus();
  },
};

export const Link: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas));
    select(canvas.getByText('Buy a car'));
    await waitFor(() => expect(tool(canvas, 'Link')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(tool(canvas, 'Link'));
    await expect(canvas.getByText('/kop-bil')).toBeVisible();
    await userEvent.click(tool(canvas, 'Set link'));
    await expect(args.onChange).toHaveBeenLastCalledWith(text.replace('/kop-bil', '/salj-bil'));
  },
};

export const PasteFromWordProcessor: Story = {
  name: 'Paste from a word processor',
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas));
    paste(
      canvas,
      'text/html',
      '<html><head><style>p{color:red}</style></head><body><p class=MsoNormal style="color:red"><b>Bold</b><script>alert(1)</script></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p></body></html>',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><strong>Bold</strong></p><ul><li>One</li></ul>',
    );
  },
};

export const PasteTenMegabytes: Story = {
  name: 'Paste 10 MB',
  args: { value: '' },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    const paragraph = '<p class=MsoNormal style="margin:0cm">Word after word after word.</p>';
    paste(canvas, 'text/html', paragraph.repeat(Math.ceil(10_000_000 / paragraph.length)));
    await expect(await canvas.findByText(/^Only the beginning was pasted/)).toBeVisible();
    await expect(box(canvas).textContent.length).toBeLessThan(300_000);
  },
};

export const ChangedElsewhere: Story = {
  name: 'Changed elsewhere',
  play: async ({ canvas, args }) => {
    await userEvent.click(tool(canvas, 'Undo elsewhere'));
    await expect(box(canvas)).toHaveTextContent('From outside');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Table: Story = {
  args: {
    value: '<table><tr><th>Car</th><th>Price</th></tr><tr><td>A</td><td>B</td></tr></table>',
  },
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('cell', { name: 'A' }));
    select(canvas.getByRole('cell', { name: 'A' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add row below' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<table><tr><th>Car</th><th>Price</th></tr><tr><td>A</td><td>B</td></tr><tr><td></td><td></td></tr></table>',
    );
    await userEvent.click(box(canvas));
    await userEvent.keyboard('{Tab}');
    await expect(box(canvas)).toHaveFocus();
  },
};

/** Takes changes later than they are made, one by one. */
function LateText({ onChange, ...args }: RichTextEditorProps) {
  const [value, setValue] = useState(args.value);
  return (
    <>
      <span id="text-label">Text</span>
      <RichTextEditor
        {...args}
        value={value}
        onChange={(html) => {
          onChange(html);
          setTimeout(() => setValue(html), 100);
        }}
      />
      <output>{value}</output>
    </>
  );
}

export const TypedFasterThanTaken: Story = {
  name: 'Typed faster than it is taken',
  args: { value: '<p>A</p>' },
  render: (args) => <LateText {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    for (const letter of 'bcdefgh') paste(canvas, 'text/plain', letter);
    await waitFor(() => expect(canvas.getByText('<p>bcdefghA</p>')).toBeVisible());
    await expect(box(canvas)).toHaveTextContent('bcdefghA');
  },
};
