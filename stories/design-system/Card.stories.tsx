import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  Badge,
  Card,
  CardGrid,
  type CardProps,
  Heading,
  Link,
  OverlayCard,
  Picture,
  RichText,
  Stack,
  Text,
} from '#design-system';
import coast from '../fixtures/coast.webp';
import fjord from '../fixtures/fjord.webp';
import forest from '../fixtures/forest.webp';
import studio from '../fixtures/studio.webp';
import { OnSurfaces } from './Specimen.tsx';

const labels = { newTabLabel: 'öppnas i en ny flik', tableLabel: 'Tabell' };

const texts = {
  short: 'Vi byter, tvättar och förvarar.',
  long: '<p>Du får ett pris när du bokar, och ett samtal om något mer behöver göras. Ingenting byts utan att du har <a href="/sagt-ja">sagt ja</a>.</p>',
};

function picture(file: typeof coast) {
  return <Picture src={file.src} alt="" ratio="fill" sizes="33vw" />;
}

function title(text: string) {
  return (
    <Heading level={2} style="heading4">
      {text}
    </Heading>
  );
}

function action(text: string) {
  return (
    <Link href="/boka" variant="standalone" trailingIcon="arrow-right">
      {text}
    </Link>
  );
}

const facts = (
  <Text figures="tabular" style="label">
    Från 495 kr
  </Text>
);

const full = {
  picture: picture(coast),
  icon: 'tyre',
  badge: <Badge tone="campaign">Kampanj</Badge>,
  title: title('Däckhotell'),
  text: <RichText html={texts.long} {...labels} />,
  facts,
  action: action('Boka däckskifte'),
} as const satisfies CardProps;

const meta = {
  title: 'Primitives/Card',
  component: Card,
  subcomponents: { CardGrid, OverlayCard },
  args: full,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Däckhotell' })).toBeVisible();
    await expect(canvas.getByText('Kampanj')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toBeVisible();
  },
};

/** The topmost element at the centre of an element. */
function hitAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** The whole card is clickable; links in the text remain separate links. */
export const HitArea: Story = {
  name: 'Whole card clickable',
  play: async ({ canvas }) => {
    const cardLink = canvas.getByRole('link', { name: 'Boka däckskifte' });
    await expect(hitAt(canvas.getByRole('heading'))).toBe(cardLink);
    await expect(hitAt(canvas.getByText('Från 495 kr'))).toBe(cardLink);
    const other = canvas.getByRole('link', { name: 'sagt ja' });
    await expect(hitAt(other)).toBe(other);
  },
};

export const OnlyTheLink: Story = {
  name: 'Only the link clickable',
  args: { hitArea: 'link' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(hitAt(heading)).toBe(heading);
  },
};

/** Car photographs have an aspect ratio of 3:2 and are shown uncropped. */
export const PictureOfACar: Story = {
  name: 'Picture of a car',
  args: {
    pictureShape: 'landscape',
    picture: <Picture src={coast.src} alt="Bilen" ratio="fill" sizes="33vw" />,
  },
  render: (args) => (
    <CardGrid>
      <Card {...args} />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Bilen' });
    await waitFor(() => {
      const { width, height } = picture.getBoundingClientRect();
      expect(width / height).toBeCloseTo(3 / 2, 1);
    });
  },
};

const press = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** In a card without an action, the title is the link. */
export const TitleIsTheLink: Story = {
  name: 'Title is the link',
  args: {
    action: undefined,
    title: (
      <Heading level={2} style="heading4">
        <Link href="#dackhotell" variant="quiet" onClick={press}>
          Däckhotell
        </Link>
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Från 495 kr');
    await userEvent.click(hitAt(text) ?? text);
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** The focus outline surrounds the whole card. */
export const Focus: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

const uneven = (
  <>
    <Card {...full} />
    <Card
      {...full}
      badge={undefined}
      picture={picture(forest)}
      title={title('Huolenpitosopimus ja määräaikaishuollot koko omistusajalle')}
      text={<Text>{texts.short}</Text>}
    />
    <Card picture={picture(studio)} title={title('Bara en rubrik')} action={action('Läs mer')} />
  </>
);

function topsOf(elements: readonly HTMLElement[]): number[] {
  const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
  return [...new Set(tops)];
}

export const Aligned: Story = {
  name: 'Card parts line up',
  render: () => <CardGrid>{uneven}</CardGrid>,
  play: async ({ canvas }) => {
    await expect(topsOf(canvas.getAllByRole('heading'))).toHaveLength(1);
    await expect(
      topsOf([canvas.getByText(/Du får ett pris/), canvas.getByText(texts.short)]),
    ).toHaveLength(1);
    await expect(topsOf(canvas.getAllByText('Från 495 kr'))).toHaveLength(1);
    await expect(topsOf(canvas.getAllByRole('link', { name: /Boka|Läs/ }))).toHaveLength(1);
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const RowGap: Story = {
  name: 'Equal gaps',
  render: () => (
    <CardGrid>
      {uneven}
      {uneven}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    const [first, second, , below] = boxes;
    if (!first || !second || !below) throw new Error('fewer cards than expected');
    await expect(below.top - first.bottom).toBeCloseTo(second.left - first.right, 0);
  },
};

function LongWords({ layout }: Pick<CardProps, 'layout'>) {
  const word = 'Ajoneuvovakuutusmaksukorotus';
  return (
    <Card
      {...full}
      layout={layout}
      title={title(word.repeat(4))}
      text={<Text>{word.repeat(6)}</Text>}
      facts={<Text>{word.repeat(3)}</Text>}
      action={action(word.repeat(3))}
      badge={<Badge tone="campaign">{word.repeat(2)}</Badge>}
    />
  );
}

export const LongWordsOnAPhone: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  render: () => (
    <CardGrid>
      <LongWords />
      <LongWords layout="feature" />
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};

const rows = ['Däckhotell', 'Rekond', 'Lånebil'].map((name) => (
  <Card key={name} {...full} layout="row" badge={undefined} title={title(name)} />
));

export const Rows: Story = {
  name: 'Rows in a list',
  globals: { viewport: { value: 'desktop' } },
  render: () => <CardGrid>{rows}</CardGrid>,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('article').map((card) => card.offsetTop);
    await expect(first).toBe(second);
    await expect(third).toBeGreaterThan(first ?? 0);
    const [words] = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect());
    const [image] = canvas.getAllByRole('presentation').map((each) => each.getBoundingClientRect());
    await expect(image?.right).toBeLessThan(words?.left ?? 0);
  },
};

const banner = (
  <OverlayCard
    picture={picture(fjord)}
    title={
      <Heading level={2} style="heading3">
        <Link href="/resor" variant="quiet" trailingIcon="arrow-right">
          Vägen till fjällen
        </Link>
      </Heading>
    }
    text={<Text>Tre rutter med laddning på vägen.</Text>}
  />
);

/** Text over a picture; the whole card is clickable. */
export const Overlay: Story = {
  render: () => banner,
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Vägen till fjällen' });
    await expect(hitAt(canvas.getByRole('article'))).toBe(way);
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnSurfaces>
      <Stack gap="gap">
        <CardGrid>{uneven}</CardGrid>
        <CardGrid>
          <Card icon="shield" title={title('Garanti')} text={<Text>{texts.short}</Text>} />
          <Card icon="charge" title={title('Laddning')} text={<Text>{texts.short}</Text>} />
          {banner}
        </CardGrid>
        <CardGrid>{rows}</CardGrid>
        <Card {...full} layout="feature" />
      </Stack>
    </OnSurfaces>
  ),
};
