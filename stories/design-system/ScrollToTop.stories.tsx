import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { Container } from '#design-system/Container/Container.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { ScrollToTop } from '#design-system/ScrollToTop/ScrollToTop.tsx';
import { Text } from '#design-system/Text/Text.tsx';

const meta = {
  title: 'Primitives/ScrollToTop',
  component: ScrollToTop,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
  args: { label: 'Till sidans topp' },
  render: (args) => (
    <>
      <Container>
        <div style={{ blockSize: '300vh' }}>
          <Link href="/kop-bil">Köp bil</Link>
          <Text>En lång sida.</Text>
        </div>
      </Container>
      <ScrollToTop {...args} />
    </>
  ),
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: 'instant' }),
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Near the top, the button is hidden and not in the tab order. */
export const NearTheTop: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 500, behavior: 'instant' });
    await expect(
      canvas.queryByRole('button', { name: 'Till sidans topp' }),
    ).not.toBeInTheDocument();
  },
};

/** A busy machine may keep frames from the page for seconds. */
const patience = { timeout: 5_000 };

/**
 * Scrolls until the button appears: a page that is still growing cannot be scrolled far enough yet, and a busy machine may
 * keep frames from the observer for seconds.
 */
function buttonAt(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], top: number) {
  return waitFor(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return canvas.getByRole('button', { name: 'Till sidans topp' });
  }, patience);
}

/** Shown from 528 px on. Scrolls to the top; the next Tab goes to the first link of the page. */
export const FarDown: Story = {
  play: async ({ canvas }) => {
    const button = await buttonAt(canvas, 540);
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Köp bil' })).toHaveFocus();
  },
};

/** It hides above controls, above a link as large as a card only while the link has the focus, and never above a text. */
export const AboveControls: Story = {
  name: 'Above a field, a button, a link, a choice, a card and a text',
  render: (args) => (
    <>
      <div style={{ blockSize: '400vh', display: 'grid', justifyItems: 'end' }}>
        <input aria-label="Namn" style={{ position: 'absolute', insetBlockStart: '200vh' }} />
        <button style={{ position: 'absolute', insetBlockStart: '230vh' }} type="button">
          Skicka
        </button>
        <div style={{ position: 'absolute', insetBlockStart: '260vh' }}>
          <Link href="/kop-bil">Köp bil</Link>
        </div>
        <div style={{ position: 'absolute', insetBlockStart: '275vh', inlineSize: '100%' }}>
          <Checkbox label="En provkörning" variant="card" />
        </div>
        <a
          href="/kop-bil/bil/1"
          style={{
            position: 'absolute',
            insetBlockStart: '290vh',
            blockSize: 200,
            inlineSize: 300,
          }}
        >
          Volvo V60
        </a>
        <div style={{ position: 'absolute', insetBlockStart: '340vh' }}>
          <Text>Bilden visar en annan bil.</Text>
        </div>
      </div>
      <ScrollToTop {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = await buttonAt(canvas, 540);
    const { top } = button.getBoundingClientRect();
    const under = (element: HTMLElement) => {
      const offset = element.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: offset - top - 4, behavior: 'instant' });
    };
    for (const control of [
      canvas.getByRole('textbox', { name: 'Namn' }),
      canvas.getByRole('button', { name: 'Skicka' }),
      canvas.getByRole('link', { name: 'Köp bil' }),
      canvas.getByRole('checkbox', { name: 'En provkörning' }),
    ]) {
      under(control);
      await waitFor(() => expect(button).not.toBeVisible(), patience);
      await buttonAt(canvas, 600);
    }
    const card = canvas.getByRole('link', { name: 'Volvo V60' });
    for (const passive of [canvas.getByText('Bilden visar en annan bil.'), card]) {
      under(canvas.getByRole('link', { name: 'Köp bil' }));
      await waitFor(() => expect(button).not.toBeVisible(), patience);
      under(passive);
      await waitFor(() => expect(button).toBeVisible(), patience);
    }
    card.focus({ preventScroll: true });
    await waitFor(() => expect(button).not.toBeVisible(), patience);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = await buttonAt(canvas, 800);
    await waitFor(() => expect(button).toBeVisible());
  },
};
