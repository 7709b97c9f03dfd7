import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion, type AccordionProps } from '#design-system/Accordion/Accordion.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';

/** Keeps the open panels, as an application does. */
function KeptAccordion({ open, onOpenChange, ...props }: AccordionProps) {
  const [kept, setKept] = useState(open);
  const change = (names: readonly string[]) => {
    setKept(names);
    onOpenChange(names);
  };
  return <Accordion {...props} open={kept} onOpenChange={change} />;
}

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  render: (args) => <KeptAccordion {...args} />,
  args: {
    titleLevel: 3,
    open: ['car'],
    onOpenChange: fn(),
    panels: [
      { name: 'car', title: 'Bil', content: <TextInput aria-label="Registreringsnummer" /> },
      { name: 'service', title: 'Tjänst', content: 'Service, däckbyte eller reparation.' },
      { name: 'time', title: 'Tid', content: 'Välj dag och klockslag.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const service = canvas.getByRole('button', { name: 'Tjänst', expanded: false });
    await expect(canvas.getByText(/däckbyte/)).not.toBeVisible();
    await userEvent.click(service);
    await expect(canvas.getByText(/däckbyte/)).toBeVisible();
    await expect(service).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['car', 'service']);
    await userEvent.click(service);
    await expect(canvas.getByText(/däckbyte/)).not.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tjänst', level: 3 })).toBeVisible();
  },
};

export const NamedPanels: Story = {
  name: 'Panels named by their buttons',
  args: {
    open: ['car', 'service'],
    panels: [
      { name: 'car', title: 'Bil', content: 'Ange registreringsnummer.', triggerId: 'car-title' },
      { name: 'service', title: 'Tjänst', content: 'Service eller däckbyte.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bil' })).toHaveTextContent('Ange');
    await expect(canvas.getByRole('region', { name: 'Tjänst' })).toHaveTextContent('Service');
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  args: { open: [] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bil' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Tjänst' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/däckbyte/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Tid' })).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('textbox', { name: 'Registreringsnummer' })).toBeVisible();
  },
};

export const OneAtATime: Story = {
  name: 'One panel at a time',
  args: { type: 'single' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tid' }));
    await expect(canvas.getByText(/Välj dag/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['time']);
    await userEvent.click(canvas.getByRole('button', { name: 'Tid' }));
    await expect(canvas.getByText(/Välj dag/)).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
  },
};

export const KeepsWhatWasEntered: Story = {
  name: 'Closed panels keep their input',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ABC123');
    const car = canvas.getByRole('button', { name: 'Bil' });
    await userEvent.click(car);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(car);
    await expect(canvas.getByRole('textbox')).toHaveValue('ABC123');
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
  args: {
    panels: [
      { name: 'car', title: 'Bil', content: 'ABC123, Volvo V60.' },
      {
        name: 'service',
        title: 'Henkilöauton määräaikaiskatsastuksen ajanvarauspalvelu',
        content: 'Varaa aika.',
      },
      { name: 'time', title: 'Tid', content: 'Välj dag och klockslag.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};
