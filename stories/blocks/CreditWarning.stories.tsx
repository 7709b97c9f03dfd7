import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { surface } from '#themes/surfaces.css.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { groundOf } from './layout.ts';

const example = field(
  '<p>Exempel: 200&nbsp;000&nbsp;kr i 72 månader till 6,45&nbsp;% rörlig ränta ger 3&nbsp;355&nbsp;kr i månaden och 241&nbsp;560&nbsp;kr totalt. Effektiv ränta 7,02&nbsp;%.</p>',
);

const meta = {
  title: 'Blocks/CreditWarning',
  tags: ['autodocs'],
  ...blockMeta('CreditWarning'),
  args: { componentName: 'CreditWarning', fields: {} },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The exact text of the regulation. */
const prescribed = {
  title: 'Att låna kostar pengar!',
  risk: 'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.',
  help: 'För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.',
};

export const PrescribedText: Story = {
  name: 'Prescribed text',
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 2, name: prescribed.title });
    await expect(Number(getComputedStyle(title).fontWeight)).toBeGreaterThanOrEqual(700);
    const paragraphs = Array.from(canvasElement.querySelectorAll('p'), (each) => each.textContent);
    await expect(paragraphs).toEqual([prescribed.risk, prescribed.help]);
    await expect(canvas.getByRole('link', { name: 'konsumentverket.se' })).toHaveAttribute(
      'href',
      'https://www.konsumentverket.se/',
    );
  },
};

export const WarningSymbol: Story = {
  name: 'Warning symbol',
  play: async ({ canvas, canvasElement }) => {
    await expectHighSymbol(canvasElement, canvas.getByText(prescribed.risk));
    const [red = 0, green = 0, blue = 0] = strokeOf(symbolOf(canvasElement));
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(contrastToWhite([red, green, blue])).toBeGreaterThanOrEqual(3);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expectHighSymbol(canvasElement, canvas.getByText(prescribed.risk));
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Colours: Story = {
  name: 'Black on white on every ground',
  render: (args) => (
    <>
      {Object.values(surface).map((ground) => (
        <div key={ground} className={ground}>
          <BlockExample {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const texts = [
      ...canvas.getAllByRole('heading'),
      ...canvas.getAllByText(prescribed.risk),
      ...canvas.getAllByRole('link'),
    ];
    await expect(texts).toHaveLength(12);
    for (const text of texts) {
      await expect(getComputedStyle(text).color).toBe('rgb(0, 0, 0)');
      await expect(groundOf(text)).toBe('rgb(255, 255, 255)');
    }
    const frame = canvas.getAllByRole('heading')[0]?.parentElement?.parentElement;
    await expect(frame && getComputedStyle(frame).borderTopStyle).toBe('solid');
  },
};

export const WithAddition: Story = {
  name: 'With an additional text',
  args: { fields: { Text: example } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('heading').parentElement?.parentElement;
    const addition = canvas.getByText(/Exempel: 200/);
    await expect(notice).not.toContainElement(addition);
    await expect(addition.getBoundingClientRect().top).toBeGreaterThan(
      notice?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
  },
};

export const MalformedAddition: Story = {
  name: 'Malformed additional text',
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <>
      {[{ value: ['no'] }, field('x'.repeat(90)), field('<p>Text<script>1</script></p>')].map(
        (text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <BlockExample key={at} componentName="CreditWarning" fields={{ Text: text }} />
        ),
      )}
      <BlockExample componentName="CreditWarning" fields={undefined} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(prescribed.risk)).toHaveLength(4);
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Editing: Story = {
  name: 'Editing',
  args: editing({ Text: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(['Text']);
    await expect(canvas.getByText('[Text]')).toBeVisible();
    await expect(canvas.getByText(prescribed.risk)).toBeVisible();
  },
};

export const Overview: Story = { tags: ['visual'], args: { fields: { Text: example } } };

function symbolOf(root: HTMLElement): SVGSVGElement {
  const symbol = root.querySelector('svg');
  if (!symbol) throw new Error('there is no symbol');
  return symbol;
}

/** The triangle covers units 2 to 22 of the 24 units of its view box. */
async function expectHighSymbol(root: HTMLElement, text: HTMLElement) {
  const drawn = symbolOf(root).getBoundingClientRect().height * (20 / 24);
  await expect(drawn).toBeGreaterThanOrEqual(
    3 * Number.parseFloat(getComputedStyle(text).lineHeight),
  );
}

function strokeOf(symbol: SVGSVGElement): number[] {
  return (getComputedStyle(symbol).stroke.match(/\d+/g) ?? []).map(Number);
}

function contrastToWhite(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
