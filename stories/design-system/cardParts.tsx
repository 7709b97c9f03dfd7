import type { Meta } from '@storybook/nextjs-vite';
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
  Text,
} from '#design-system';
import coast from '../fixtures/coast.webp';
import fjord from '../fixtures/fjord.webp';
import forest from '../fixtures/forest.webp';
import studio from '../fixtures/studio.webp';

const labels = { newTabLabel: 'öppnas i en ny flik', tableLabel: 'Tabell' };

export const texts = {
  short: 'Vi byter, tvättar och förvarar.',
  long: '<p>Du får ett pris när du bokar, och ett samtal om något mer behöver göras. Ingenting byts utan att du har <a href="/sagt-ja">sagt ja</a>.</p>',
};

function picture(file: typeof coast) {
  return <Picture src={file.src} alt="" ratio="fill" sizes="33vw" />;
}

export function title(text: string) {
  return (
    <Heading level={2} style="heading4">
      {text}
    </Heading>
  );
}

export function action(text: string) {
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

export const full = {
  picture: picture(coast),
  icon: 'tyre',
  badge: <Badge tone="campaign">Kampanj</Badge>,
  title: title('Däckhotell'),
  text: <RichText html={texts.long} {...labels} />,
  facts,
  action: action('Boka däckskifte'),
} as const satisfies CardProps;

/** The topmost element at the centre of an element. */
export function hitAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

export const uneven = (
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

export const rows = ['Däckhotell', 'Rekond', 'Lånebil'].map((name) => (
  <Card key={name} {...full} layout="row" badge={undefined} title={title(name)} />
));

export const banner = (
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

/** What the Storybook stories of Card have in common. */
export const cardMeta = {
  component: Card,
  subcomponents: { CardGrid, OverlayCard },
  args: full,
} satisfies Meta<typeof Card>;
