import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '#design-system/Link/Link.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { OnSurfaces, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '/om-oss', children: 'Om Nordvik' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const newTab = { target: '_blank', newTabLabel: 'öppnas i ny flik' } as const;

export const Inline: Story = {
  render: (args) => (
    <Text>
      Läs mer i vår <Link {...args}>integritetspolicy</Link> innan du skickar formuläret.
    </Text>
  ),
  args: { href: '/om-oss/integritetspolicy' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'integritetspolicy' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/om-oss/integritetspolicy');
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Alla nyheter', trailingIcon: 'arrow-right' },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

/** Links open in the same tab by default, also those to other sites. */
export const OtherSite: Story = {
  args: { href: 'https://transportstyrelsen.example/', children: 'Transportstyrelsen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target');
  },
};

export const NewTab: Story = {
  args: { href: '/-/media/prislista.pdf', children: 'Prislista (PDF)', ...newTab },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Prislista (PDF) (öppnas i ny flik)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Without a label that announces it, no new tab is opened. */
export const NewTabWithoutLabel: Story = {
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target');
  },
};

export const PhoneAndMail: Story = {
  render: () => (
    <>
      <Link href="tel:+4681234567" variant="standalone" leadingIcon="phone" {...newTab}>
        08-123 45 67
      </Link>{' '}
      <Link href="mailto:info@nordvik.example">info@nordvik.example</Link>
    </>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '08-123 45 67' });
    await expect(phone).toHaveAttribute('href', 'tel:+4681234567');
    await expect(phone).not.toHaveAttribute('target');
  },
};

export const Anchor: Story = {
  render: () => (
    <>
      <Link href="#villkor">Villkor</Link>
      <Text id="villkor" tabIndex={-1}>
        Erbjudandet gäller så långt lagret räcker.
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#villkor');
  },
};

const refused = [
  ['script', 'javascript:alert(1)'],
  ['hidden script', ' java\nscript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['nowhere', ''],
] as const;

/** For script URLs and invalid addresses only the text is rendered. */
export const Refused: Story = {
  render: () => (
    <Text>
      {refused.map(([name, href]) => (
        <Link key={name} href={href}>
          {name},
        </Link>
      ))}
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('script,hidden script,data,nowhere,')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Specimen name="Inline">
        <Text>
          Servicen ingår i tre år enligt <Link href="/villkor">våra villkor</Link>
          {', och garantin följer '}
          <Link href="/-/media/garanti.pdf" {...newTab}>
            tillverkarens garantibok
          </Link>
          {' för varje modell.'}
        </Text>
      </Specimen>
      <Specimen name="Standalone">
        <Link href="/nyheter" variant="standalone" trailingIcon="arrow-right">
          Alla nyheter
        </Link>
        <Link href="https://jobb.nordvik.example/" variant="standalone" {...newTab}>
          Lediga jobb
        </Link>
        <Link href="tel:+4681234567" variant="standalone" leadingIcon="phone">
          08-123 45 67
        </Link>
      </Specimen>
      <Specimen name="Quiet">
        <Link href="/om-oss" variant="quiet">
          Om Nordvik
        </Link>
        <Link href="/hitta-oss" variant="quiet">
          Hitta oss
        </Link>
        <Link href="https://jobb.nordvik.example/" variant="quiet" {...newTab}>
          Lediga jobb
        </Link>
      </Specimen>
    </OnSurfaces>
  ),
};
