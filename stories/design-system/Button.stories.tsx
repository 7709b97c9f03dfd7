import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, type ButtonProps } from '#design-system/Button/Button.tsx';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { OnSurfaces, Scene, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  tags: ['autodocs'],
  args: { children: 'Boka provkörning', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'ghost', 'ghost-contrast', 'plain'] as const;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Boka provkörning' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Räkna på lån' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Visa fler bilar' } };

export const GhostContrast: Story = {
  args: { variant: 'ghost-contrast', size: 'l', children: 'Upptäck modellen' },
  decorators: [(Story) => <Scene>{Story()}</Scene>],
};

/** What tells variants apart at a glance. */
function lookOf(button: HTMLElement): string {
  const { backgroundColor, borderTopColor, color } = getComputedStyle(button);
  return `${backgroundColor}, ${borderTopColor}, ${color}`;
}

/** Without a variant, a button is the main action. */
export const Variants: Story = {
  render: () => (
    <>
      <Button>default</Button> <ButtonLink href="/kop-bil">default link</ButtonLink>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const look = (name: string) => lookOf(canvas.getByRole('button', { name }));
    await expect(look('default')).toBe(look('primary'));
    const link = canvas.getByRole('link', { name: 'default link' });
    await expect(lookOf(link)).toBe(look('primary'));
    await expect(new Set(variants.map(look)).size).toBe(variants.length);
    // The main action is filled in a colour that differs from the page, the least prominent one isn't.
    const ground = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground('plain')).toBe('rgba(0, 0, 0, 0)');
    await expect(ground('primary')).not.toBe(ground('plain'));
  },
};

export const WithIcons: Story = {
  args: { leadingIcon: 'phone', trailingIcon: 'arrow-right', children: 'Ring oss' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Ring oss');
  },
};

export const FullWidth: Story = {
  args: { width: 'full' },
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeGreaterThan(canvasElement.getBoundingClientRect().width * 0.9);
  },
};

/** A disabled button is focusable and announced, but does nothing. */
export const Disabled: Story = {
  args: { disabled: true, type: 'submit', 'aria-describedby': 'why' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Button {...args} /> <Text id="why">Välj först en tid.</Text>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Boka provkörning' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Välj först en tid.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).not.toHaveAttribute('type', 'submit');
  },
};

function SendingButton({ onClick, ...args }: ButtonProps) {
  const [active, setActive] = useState(false);
  return (
    <Button
      {...args}
      loading={{ active, label: 'Skickar din bokning' }}
      onClick={(event) => {
        onClick?.(event);
        setActive(true);
      }}
    />
  );
}

/** While loading, the button keeps its width, name and focus, and ignores a second press. */
export const Loading: Story = {
  render: (args) => <SendingButton {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Boka provkörning' });
    const { width } = button.getBoundingClientRect();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Skickar din bokning');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName('Boka provkörning');
    await expect(button.getBoundingClientRect().width).toBe(width);

    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Very long words break inside the button, which grows in height. */
export const LongFinnishLabel: Story = {
  name: 'Long Finnish label',
  args: {
    children: 'Ajoneuvoverovelvollisuuslaskelman tilauslomakkeeseen',
    trailingIcon: 'arrow-right',
  },
  decorators: [(Story) => <div style={{ inlineSize: '240px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

export const AsLink: Story = {
  render: () => (
    <>
      <ButtonLink href="/kop-bil/bilar-i-lager" trailingIcon="arrow-right">
        Bilar i lager
      </ButtonLink>{' '}
      <ButtonLink
        href="https://jobb.nordvik.example/"
        target="_blank"
        newTabLabel="öppnas i ny flik"
        variant="secondary"
      >
        Lediga jobb
      </ButtonLink>
    </>
  ),
  play: async ({ canvas }) => {
    const cars = canvas.getByRole('link', { name: 'Bilar i lager' });
    await expect(cars).toHaveAttribute('href', '/kop-bil/bilar-i-lager');
    await userEvent.tab();
    await expect(cars).toHaveFocus();
    const jobs = canvas.getByRole('link', { name: 'Lediga jobb (öppnas i ny flik)' });
    await expect(jobs).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <OnSurfaces>
        <Specimen name="Variants">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Boka provkörning
            </Button>
          ))}
        </Specimen>
        <Specimen name="Large, with icons">
          {variants.map((variant) => (
            <ButtonLink
              key={variant}
              href="/kop-bil"
              variant={variant}
              size="l"
              trailingIcon="arrow-right"
            >
              Hitta din bil
            </ButtonLink>
          ))}
        </Specimen>
        <Specimen name="Unavailable">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Boka provkörning
            </Button>
          ))}
        </Specimen>
        <Specimen name="Loading">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} loading={{ active: true, label: 'Skickar' }}>
              Boka provkörning
            </Button>
          ))}
        </Specimen>
      </OnSurfaces>
      <Scene>
        <Specimen name="Over a picture">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="l">
              Upptäck modellen
            </Button>
          ))}
        </Specimen>
      </Scene>
    </>
  ),
};
