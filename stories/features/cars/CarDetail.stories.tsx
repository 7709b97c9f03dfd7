import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import { CarDetail } from '#features/cars/detail/CarDetail.tsx';
import { CarTitle } from '#features/cars/detail/CarTitle.tsx';
import { CarMedia } from '#features/cars/media/CarMedia.tsx';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCar } from '../../fixtures/cars.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import { vatChosen } from '../../fixtures/vatChosen.ts';
import { loan } from '../finance/carFinanceStates.tsx';

interface PageProps {
  readonly car: CarRecord;
  readonly layout: 'standard' | 'facility';
  /**
   * Whether the seller can be contacted.
   * @default true
   */
  readonly hasContact?: boolean | undefined;
}

/** The page of a car, with a contact section as high as a window. */
function Page({ car, layout, hasContact = true }: PageProps) {
  return (
    <CarDetail
      car={car}
      layout={layout}
      back={undefined}
      media={<CarMedia car={car} dictionary={dictionary} />}
      title={<CarTitle car={car} dictionary={dictionary} locale="sv" />}
      offer={undefined}
      contact={
        hasContact && (
          <section id="contact" aria-label="Kontakt" style={{ minBlockSize: '100vh' }}>
            <Container>Nordvik Uppsala</Container>
          </section>
        )
      }
      dictionary={dictionary}
      locale="sv"
    />
  );
}

const v60 = exampleCar('Volvo V60');

const meta = {
  title: 'Screens/Cars/Detail',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { car: v60, layout: 'standard' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const region = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });
const prices = (canvas: Canvas) => {
  const [first] = canvas.getAllByText(/\d\skr|förfrågan/, { selector: 'strong, span' });
  if (!first?.parentElement) throw new Error('There is no price.');
  return first.parentElement;
};

/** Both prices of a van, from top to bottom. */
function vanPrices(canvas: Canvas): readonly string[] {
  const [row] = canvas.getAllByText(/^249\s000\skr$/).map((price) => price.closest('p'));
  const groups = [...(row?.querySelectorAll<HTMLElement>('span:has(> strong)') ?? [])];
  const sizes = groups.map((group) => {
    const strong = group.querySelector('strong');
    return strong ? Number.parseFloat(getComputedStyle(strong).fontSize) : 0;
  });
  return groups
    .map((group, at) => {
      const isLarge = sizes[at] === Math.max(...sizes);
      const text = group.textContent.replaceAll(/\s/g, ' ');
      return { top: box(group).top, text: `${text}, ${isLarge ? 'large' : 'small'}` };
    })
    .toSorted((a, b) => a.top - b.top)
    .map(({ text }) => text);
}

const button = (section: HTMLElement) => within(section).getByText('Visa alla');

/** The height of the visible part of a section's content. */
function contentHeight(section: HTMLElement): number {
  const content = section.querySelector('details > :not(summary)');
  return content ? Math.round(box(content).height) : 0;
}

/** The pieces of which only a part is visible. */
function cutPieces(section: HTMLElement): readonly string[] {
  const content = section.querySelector<HTMLElement>('details > :not(summary)');
  if (!content) throw new Error('nothing is collapsed');
  const frame = box(content);
  return within(section)
    .getAllByRole('listitem', { hidden: true })
    .filter((piece) => box(piece).left < frame.right && box(piece).top < frame.bottom - 1)
    .filter((piece) => box(piece).bottom > frame.bottom + 1)
    .map(({ textContent }) => textContent);
}

export const Price: Story = {
  name: 'Price with VAT',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(prices(canvas)).toHaveTextContent(/^289\s900\skr$/);
  },
};

export const LoanTerms: Story = {
  name: 'Terms of the loan beside its monthly cost',
  args: { car: { ...v60, loan, monthlyCosts: { ...v60.monthlyCosts, loan: 3776 } } },
  play: async ({ canvas }) => {
    const terms = canvas.getByText(/^Billån: 20\s% kontant, 36\smånader, ränta 5,95\s%/);
    const cost = canvas.getByText(/^3\s776\skr\/mån$/);
    await expect(box(terms).top).toBeGreaterThanOrEqual(box(cost).bottom);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const NoLoanTerms: Story = {
  name: 'Loan without a monthly cost, where a lender quotes',
  args: { car: { ...v60, loan, monthlyCosts: { privateLeasing: 4290 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^4\s290\skr\/mån$/)).toBeVisible();
    await expect(canvas.queryByText(/kontant/)).toBeNull();
  },
};

export const CampaignPrice: Story = {
  name: 'Campaign with the former price',
  args: { car: exampleCar('Kia Niro') },
  play: async ({ canvas }) => {
    await expect(prices(canvas)).toHaveTextContent(/^289\s900\skrTidigare pris\s319\s900\skr$/);
    const [former] = canvas.getAllByText(/319/);
    await expect(former?.closest('s')).toBeVisible();
  },
};

export const WithoutVat: Story = {
  name: 'Light commercial vehicle: without VAT',
  args: { car: exampleCar('Volkswagen Transporter') },
  play: async ({ canvas }) => {
    await expect(vanPrices(canvas)).toEqual([
      '249 000 krexkl. moms, large',
      '311 250 krinkl. moms, small',
    ]);
  },
};

export const VatChosen: Story = {
  name: 'Light commercial vehicle: with VAT, as chosen',
  args: { car: exampleCar('Volkswagen Transporter') },
  beforeEach: vatChosen,
  play: async ({ canvas }) => {
    await expect(vanPrices(canvas)).toEqual([
      '311 250 krinkl. moms, large',
      '249 000 krexkl. moms, small',
    ]);
  },
};

export const FromPrice: Story = {
  name: 'Car to order: from',
  args: { car: exampleCar('Volvo EX40') },
  play: async ({ canvas }) => {
    await expect(prices(canvas)).toHaveTextContent(/^Från 589\s000\skr$/);
  },
};

export const PriceText: Story = {
  name: 'A text in place of a price',
  args: { car: exampleCar('Porsche 911') },
  play: async ({ canvas }) => {
    await expect(prices(canvas)).toHaveTextContent('Pris på förfrågan');
  },
};

export const NoPrice: Story = {
  name: 'Price unknown',
  args: { car: exampleCar('Toyota Proace City') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\d\skr/)).toBeNull();
    await expect(canvas.getAllByText('Kontakta oss om bilen').length).toBeGreaterThan(0);
  },
};

const long = Array.from({ length: 12 }, (_, at) => `Stycke ${at + 1}. ${v60.description}`);
const longCar: CarRecord = { ...v60, description: long.join('\n') };

export const Collapsed: Story = {
  name: 'Long equipment and description',
  globals: desktop,
  args: { car: longCar },
  play: async ({ canvas }) => {
    const equipment = region(canvas, 'Utrustning');
    const description = region(canvas, 'Om bilen');
    await expect(contentHeight(equipment)).toBe(50);
    await expect(cutPieces(equipment)).toEqual([]);
    await expect(contentHeight(description)).toBe(300);
    await userEvent.click(button(equipment));
    await expect(contentHeight(equipment)).toBeGreaterThan(100);
    await userEvent.click(within(equipment).getByText('Visa färre'));
    await expect(contentHeight(equipment)).toBe(50);
    await userEvent.click(button(description));
    await expect(contentHeight(description)).toBeGreaterThan(400);
    await expect(within(description).getByText(/^Stycke 12/)).toBeVisible();
  },
};

export const NothingToExpand: Story = {
  name: 'Content that fits has no button',
  globals: desktop,
  args: { car: { ...v60, equipment: ['Dragkrok'] } },
  play: async ({ canvas }) => {
    for (const name of ['Utrustning', 'Om bilen']) {
      await expect(within(region(canvas, name)).queryByText('Visa alla')).toBeNull();
    }
  },
};

const fewPieces = { car: { ...v60, equipment: ['Dragkrok', 'Backkamera', 'Rattvärme'] } };

export const FitsInWideWindows: Story = {
  name: 'Three pieces of equipment',
  globals: desktop,
  args: fewPieces,
  play: async ({ canvas }) => {
    const equipment = region(canvas, 'Utrustning');
    await expect(button(equipment)).not.toBeVisible();
    // `toBeVisible` takes everything in a closed `<details>` for hidden.
    await expect(within(equipment).getByText('Rattvärme').checkVisibility()).toBe(true);
  },
};

export const CollapsedOnAPhone: Story = {
  name: 'Three pieces of equipment on a phone',
  globals: phone,
  args: fewPieces,
  play: async ({ canvas }) => {
    const equipment = region(canvas, 'Utrustning');
    await expect(contentHeight(equipment)).toBe(50);
    await expect(cutPieces(equipment)).toEqual([]);
    await userEvent.click(button(equipment));
    await expect(contentHeight(equipment)).toBeGreaterThan(80);
  },
};

export const TechnicalData: Story = {
  name: 'Technical data of a company car',
  play: async ({ canvas }) => {
    const data = region(canvas, 'Tekniska data');
    const shown = () =>
      within(data)
        .getAllByRole('term')
        .filter((term) => term.checkVisibility());
    await expect(shown()).toHaveLength(5);
    await userEvent.click(button(data));
    await expect(shown().length).toBeGreaterThan(10);
    const [benefit, ratio] = shown().slice(-2);
    await expect(benefit?.parentElement).toHaveTextContent(/^Förmånsvärde4\s512\skr\/mån$/);
    await expect(ratio?.parentElement).toHaveTextContent(/^Nybilspris i prisbasbelopp7,25$/);
  },
};

export const Sections: Story = {
  name: 'The section in view is marked',
  globals: desktop,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'På den här sidan' }));
    await expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Översikt',
      'Tekniska data',
      'Utrustning',
      'Om bilen',
      'Kontakt',
    ]);
    const current = () => links.queryByRole('link', { current: 'location' });
    await expect(links.getByRole('link', { name: 'Utrustning' })).toHaveAttribute(
      'href',
      '#equipment',
    );
    for (const name of ['Tekniska data', 'Utrustning', 'Kontakt']) {
      region(canvas, name).scrollIntoView();
      await waitFor(() => expect(current()).toHaveTextContent(name));
    }
    const bar = canvas.getByRole('navigation', { name: 'På den här sidan' });
    await expect(box(bar).top).toBeGreaterThanOrEqual(0);
    await expect(box(region(canvas, 'Kontakt')).top).toBeGreaterThanOrEqual(box(bar).bottom - 2);
  },
};

export const NoEquipment: Story = {
  name: 'Without equipment',
  args: { car: { ...v60, equipment: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Utrustning')).toBeNull();
  },
};

const { companyCar: _, ...privateCar } = v60;
const littleKnown: CarRecord = {
  ...privateCar,
  price: { currency: 'SEK' },
  monthlyCosts: { privateLeasing: 3_990 },
  technicalData: v60.technicalData.slice(0, 1),
  equipment: ['Dragkrok'],
  description: 'En välskött bil.',
};

export const LittleKnown: Story = {
  name: 'One fact of each kind',
  globals: desktop,
  args: { car: littleKnown },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3\s990\skr\/mån$/)).toBeVisible();
    await expect(within(region(canvas, 'Tekniska data')).getAllByRole('term')).toHaveLength(1);
    await expect(within(region(canvas, 'Utrustning')).getByText('Dragkrok')).toBeVisible();
    await expect(within(region(canvas, 'Om bilen')).getByText('En välskött bil.')).toBeVisible();
    const links = within(canvas.getByRole('navigation', { name: 'På den här sidan' }));
    await expect(links.getAllByRole('link')).toHaveLength(5);
  },
};

export const NothingKnown: Story = {
  name: 'Neither technical data nor a description',
  globals: desktop,
  args: { car: { ...littleKnown, technicalData: [], equipment: [], description: '' } },
  play: async ({ canvas }) => {
    for (const name of ['Tekniska data', 'Utrustning', 'Om bilen']) {
      await expect(canvas.queryByText(name)).toBeNull();
    }
  },
};

export const OnAPhone: Story = {
  name: 'Contact bar on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Kontakta oss om bilen' });
    const inWindow = () => box(call).top >= 0 && box(call).bottom <= window.innerHeight;
    await expect(inWindow()).toBe(true);
    region(canvas, 'Utrustning').scrollIntoView();
    await expect(inWindow()).toBe(true);
    await expect(box(call).height).toBeGreaterThanOrEqual(44);
    region(canvas, 'Kontakt').scrollIntoView();
    await waitFor(() => expect(box(call).bottom).toBeLessThan(box(region(canvas, 'Kontakt')).top));
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const NobodyToContact: Story = {
  name: 'Without a contact section',
  globals: phone,
  args: { hasContact: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Kontakta oss om bilen')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Kontakt' })).toBeNull();
  },
};

export const FacilityLayout: Story = {
  name: 'Facility layout',
  globals: { ...desktop, theme: 'carstore' },
  args: { layout: 'facility' },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    const [picture] = canvas.getAllByRole('img');
    await expect(picture && box(picture).left).toBeGreaterThan(box(name).right);
    const equipment = region(canvas, 'Utrustning');
    await expect(box(equipment).top).toBe(box(region(canvas, 'Tekniska data')).top);
    await expect(contentHeight(equipment)).toBeGreaterThan(50);
    await expect(contentHeight(equipment)).toBeLessThanOrEqual(190);
    await expect(cutPieces(equipment)).toEqual([]);
  },
};

export const FacilityLayoutOnAPhone: Story = {
  name: 'Facility layout on a phone',
  globals: { ...phone, theme: 'carstore' },
  args: { layout: 'facility', car: exampleCar('Mercedes-Benz GLC') },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    const [picture] = canvas.getAllByRole('img');
    await expect(picture && box(picture).top).toBeGreaterThan(box(name).bottom);
    await expect(sidewaysScroll()).toBe(0);
  },
};
