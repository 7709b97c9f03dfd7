import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Message } from '#design-system/Message/Message.tsx';
import { onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/Message',
  component: Message,
  args: {
    tone: 'info',
    title: 'Du har ett aktivt serviceavtal',
    children: 'Rabatterade priser i rött gäller.',
  },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message that is present from the start is not announced. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har ett aktivt serviceavtal')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    urgency: 'polite',
    title: 'Din bokning är nu bekräftad',
    children: 'Vi har skickat en bekräftelse till din e-postadress.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Din bokning är nu bekräftad');
  },
};

export const Warning: Story = {
  args: { tone: 'warning', title: 'Mönsterdjupet är lågt', children: 'Höger fram: 2,8 mm.' },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    urgency: 'assertive',
    title: 'Något gick fel',
    children: 'Försök igen om en stund.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Försök igen om en stund.');
  },
};

export const OnlyText: Story = { args: { title: undefined } };

export const WithHeading: Story = {
  args: { titleLevel: 3 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'Du har ett aktivt serviceavtal' }),
    ).toBeVisible();
  },
};

const retried = fn();

export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Tiderna kunde inte hämtas',
    action: (
      <button onClick={retried} type="button">
        Försök igen
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(retried).toHaveBeenCalled();
  },
};

export const Dismissible: Story = {
  args: { dismissLabel: 'Stäng', onDismiss: fn() },
  decorators: (Story) => (
    <>
      <Story />
      <a href="#kontakt">Kontakta oss</a>
    </>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Stäng' });
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/serviceavtal/)).not.toBeInTheDocument());
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Kontakta oss' })).toHaveFocus();
  },
};

const tones = ['info', 'success', 'warning', 'danger'] as const;

const signs = { info: 'info', success: 'success', warning: 'warning', danger: 'alert' } as const;

/** Each tone has a sign and colours of its own, so that nobody needs to tell colours apart. */
export const SignOfEachTone: Story = {
  name: 'Sign of each tone',
  render: () => (
    <>
      {tones.map((tone) => (
        <div data-testid={tone} key={tone}>
          <Message tone={tone}>Telefonen är öppen vardagar 7–18.</Message>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colours = new Set<string>();
    for (const tone of tones) {
      const [sign, ...others] = canvas.getByTestId(tone).querySelectorAll('svg');
      if (!sign) throw new Error(`The message of tone ${tone} has no sign.`);
      await expect(others).toEqual([]);
      await expect(sign.querySelector('use')?.getAttribute('href')).toMatch(
        new RegExp(`#${signs[tone]}$`),
      );
      await expect(sign.getBoundingClientRect().width).toBeGreaterThan(0);
      await expect(sign).toHaveAttribute('aria-hidden', 'true');
      colours.add(getComputedStyle(sign).color);
    }
    await expect(colours.size).toBe(tones.length);
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
  ...onSurfaces(() => (
    <>
      {tones.map((tone) => (
        <Message dismissLabel="Stäng" key={tone} title="Rekisteröintitodistus" tone={tone}>
          Ajoneuvon rekisteröintitodistuksen tiedot, <a href="#tiedot">lue lisää</a>.
        </Message>
      ))}
      <Message tone="info">Telefonen är öppen vardagar 7–18.</Message>
      <Message
        action={<a href="#boka">Boka en annan tid</a>}
        title="Tiden är inte tillgänglig"
        tone="danger"
      >
        Någon annan hann före. Dina val är sparade.
      </Message>
    </>
  )),
};
