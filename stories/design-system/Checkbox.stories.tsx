import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Jag vill ha nyhetsbrevet', name: 'newsletter', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrevet' });
    await expect(box).toBeValid();
    await userEvent.click(canvas.getByText('Jag vill ha nyhetsbrevet'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Box and label are at least 44 px high and clickable everywhere. */
export const TouchTarget: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByText('Jag vill ha nyhetsbrevet').closest('label');
    if (!label) throw new Error('no label');
    const target = getComputedStyle(label, '::after');
    await expect(Number.parseFloat(target.height)).toBeGreaterThanOrEqual(44);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(box).outlineWidth).toBe('2px');
  },
};

function AllServices() {
  const [chosen, setChosen] = useState<readonly string[]>(['service']);
  const services = ['service', 'wheels'];
  const toggle = (name: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, name] : chosen.filter((each) => each !== name));
  const state = chosen.length === services.length || (chosen.length > 0 && 'mixed');
  return (
    <FieldGroup legend="Tjänster">
      <Checkbox
        checked={state}
        label="Alla"
        onCheckedChange={(all) => setChosen(all ? services : [])}
      />
      {services.map((name) => (
        <Checkbox
          checked={chosen.includes(name)}
          key={name}
          label={name}
          onCheckedChange={(isChosen) => toggle(name, isChosen)}
        />
      ))}
    </FieldGroup>
  );
}

/** A box that represents several others is mixed while only some of them are checked. */
export const Mixed: Story = {
  render: () => <AllServices />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Alla' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await expect(all).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'wheels' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'service' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'wheels' }));
    await expect(all).not.toBePartiallyChecked();
    await expect(all).not.toBeChecked();
  },
};

export const WithHelp: Story = {
  args: { help: 'Högst ett brev i månaden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Högst ett brev i månaden.',
    );
  },
};

export const RequiredWithError: Story = {
  args: {
    label: (
      <>
        Jag godkänner <a href="#villkor">villkoren för behandling av personuppgifter</a>
      </>
    ),
    name: 'consent',
    required: true,
    mark: '*',
    error: 'Du behöver godkänna villkoren för att vi ska kunna svara.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^Jag godkänner villkoren/ });
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Du behöver godkänna/);
    // A click on the link must not toggle the box. Uses a native click, because the browser decides
    // this.
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await expect(box).not.toBeChecked();
  },
};

/** Only the error says that the box is invalid: the browser has nothing against it. */
export const ErrorWithoutRequired: Story = {
  name: 'Error of a box that isn’t required',
  args: { defaultChecked: true, error: 'Brevet går inte att beställa just nu.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Jag vill ha nyhetsbrevet' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Brevet går inte att beställa just nu.');
  },
};

export const ControlledWithError: Story = {
  name: 'Error of a controlled box',
  args: { checked: true, error: 'Brevet går inte att beställa just nu.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { defaultChecked: true, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByText('Jag vill ha nyhetsbrevet'), {
      pointerEventsCheck: 0,
    });
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const sent = fn();

export const InAForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('services'));
      }}
    >
      <Checkbox defaultChecked label="Service" name="services" value="service" />
      <Checkbox label="Hjulskifte" name="services" value="wheels" />
      <button type="submit">Skicka</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hjulskifte' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
    await expect(sent).toHaveBeenLastCalledWith(['service', 'wheels']);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((surface) => (
    <>
      <div>
        <Checkbox label="Inte vald" />
        <Checkbox defaultChecked label="Vald" />
        <Checkbox checked="mixed" label="Några valda" />
        <Checkbox disabled label="Ur bruk" />
        <Checkbox defaultChecked disabled label="Vald, ur bruk" />
      </div>
      <Column>
        <Checkbox defaultChecked help="Högst ett brev i månaden." label="Nyhetsbrev" />
        <Checkbox
          error="Du behöver godkänna villkoren."
          label={
            <>
              Hyväksyn <a href={`#${surface}`}>henkilötietojen käsittelyä koskevat ehdot</a> ja
              vahvistan antamieni tietojen oikeellisuuden
            </>
          }
          mark="*"
          required
        />
      </Column>
      <Column>
        <Checkbox
          help="Olja, filter och genomgång av hela bilen."
          label="Originalservice"
          variant="card"
        />
        <Checkbox
          defaultChecked
          help="Vi förvarar hjulen till nästa säsong."
          label="Hjulskifte"
          variant="card"
        />
        <Checkbox disabled label="Ej tillgänglig för denna bilmodell" variant="card" />
      </Column>
    </>
  )),
};
