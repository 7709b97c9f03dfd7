import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { Container } from '#design-system/Container/Container.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { SkipLink } from '#design-system/SkipLink/SkipLink.tsx';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { href: '#main', children: 'Till innehållet' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <header>
        <Container>
          <Link href="/kop-bil" variant="quiet">
            Köp bil
          </Link>
        </Container>
      </header>
      <Container as="main" id="main" tabIndex={-1}>
        Välkommen till Nordvik.
      </Container>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The first Tab shows it; another hides it again. Hidden, it starts at the very top of the page, where
 * the router scrolls to.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Till innehållet' });
    await expect(link).toHaveStyle({ opacity: '0' });
    await expect(link.getBoundingClientRect().top + window.scrollY).toBe(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ opacity: '1', position: 'fixed' });
    await userEvent.tab();
    await expect(link).toHaveStyle({ opacity: '0' });
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async () => {
    await userEvent.tab();
  },
};
