import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { editable, field, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';
import { expectTitleLevels, WithEveryTitleTag } from './variants.tsx';

/** The questions as the platform sends them. */
function questions(entries: readonly (readonly [string, string])[]) {
  return entries.map(([question, answer], at) => ({
    id: `question-${at}`,
    name: `question-${at}`,
    fields: { Question: field(question), Answer: field(answer) },
  }));
}

const standard = {
  Title: field('Vanliga frågor om inbyte'),
  TitleTag: field('h2'),
  Text: field('<p>Hittar du inte svaret? <a href="tel:+46846500400">Ring oss</a>.</p>'),
  Items: questions([
    [
      'Hur snabbt får jag ett pris?',
      '<p>Medan du väntar. Vi provkör bilen och går igenom <strong>serviceboken</strong>, det tar ungefär en halvtimme.</p>',
    ],
    [
      'Måste jag köpa en ny bil av er?',
      '<p>Nej. Vi köper gärna din bil ändå, och pengarna kommer samma dag.</p><p>Har du lån på bilen löser vi det åt dig.</p>',
    ],
    [
      'Vad ska jag ta med mig?',
      '<ul><li>Registreringsbeviset</li><li>Alla nycklar</li><li>Vinter- och sommarhjulen</li></ul>',
    ],
    ['Gäller priset om jag vill fundera?', '<p>Ja, i fjorton dagar eller hundra mil.</p>'],
  ]),
};

const meta = {
  title: 'Blocks/FAQList',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('FAQList') },
  args: { componentName: 'FAQList', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'All closed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Vanliga frågor');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByText('Ja, i fjorton dagar eller hundra mil.')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ring oss' })).toBeVisible();
  },
};

export const ByPointer: Story = {
  name: 'By pointer',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Hur snabbt får jag ett pris?'));
    await userEvent.click(canvas.getByText('Gäller priset om jag vill fundera?'));
    await expect(canvas.getByText(/Medan du väntar/)).toBeVisible();
    await expect(canvas.getByText(/i fjorton dagar/)).toBeVisible();
    await userEvent.click(canvas.getByText('Hur snabbt får jag ett pris?'));
    await expect(canvas.getByText(/Medan du väntar/)).not.toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ring oss' })).toHaveFocus();
    for (const question of [/Hur snabbt/, /Måste jag/]) {
      await userEvent.tab();
      await expect(canvas.getByText(question).closest('summary')).toHaveFocus();
    }
  },
};

export const OpenedByLink: Story = {
  name: 'Opened by a link',
  render: (args) => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <BlockExample {...args} />
      <div style={{ blockSize: '150vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    location.hash = '#item-maste-jag-kopa-en-ny-bil-av-er';
    await waitFor(() => expect(canvas.getByText(/köper gärna din bil ändå/)).toBeVisible());
    const { top } = canvas.getByText('Måste jag köpa en ny bil av er?').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(top).toBeLessThan(window.innerHeight / 2);
    history.replaceState(null, '', location.pathname + location.search);
  },
};

export const StructuredData: Story = {
  name: 'Structured data',
  play: async ({ canvasElement }) => {
    const page = dataOf(canvasElement);
    await expect(page).toMatchObject({ '@type': 'FAQPage' });
    const entries = page?.mainEntity ?? [];
    await expect(entries.map(({ name }) => name)).toEqual([
      'Hur snabbt får jag ett pris?',
      'Måste jag köpa en ny bil av er?',
      'Vad ska jag ta med mig?',
      'Gäller priset om jag vill fundera?',
    ]);
    await expect(entries[1]?.acceptedAnswer.text).toBe(
      'Nej. Vi köper gärna din bil ändå, och pengarna kommer samma dag. Har du lån på bilen löser vi det åt dig.',
    );
  },
};

export const Incomplete: Story = {
  name: 'Incomplete entries left out',
  args: {
    fields: {
      ...standard,
      Items: [
        ...questions([
          ['', '<p>Ett svar utan fråga.</p>'],
          ['En fråga utan svar?', ' '],
          ['En fråga med ett tomt svar?', '<p>&nbsp;</p>'],
          ['Går det bra?', '<p>Ja.</p>'],
        ]),
        null,
        { id: 'x' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByText('Går det bra?')).toBeVisible();
    await expect(dataOf(canvasElement)?.mainEntity).toHaveLength(1);
  },
};

export const NoQuestions: Story = {
  name: 'Without questions',
  args: { fields: { ...standard, Items: questions([['Bara en fråga?', '']]) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section, script')).toBeNull();
  },
};

export const OnlyQuestions: Story = {
  name: 'Only questions',
  args: { fields: { Items: standard.Items } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

export const TitleTags: Story = {
  render: () => <WithEveryTitleTag componentName="FAQList" fields={standard} />,
  play: async ({ canvas }) => {
    await expectTitleLevels(canvas);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  },
};

export const SameQuestionTwice: Story = {
  name: 'Same question twice',
  args: {
    fields: {
      ...standard,
      Items: questions([
        ['Vad kostar det?', '<p>Inget.</p>'],
        ['Vad kostar det?', '<p>Hundra kronor.</p>'],
      ]),
    },
  },
  play: async ({ canvas }) => {
    const ids = ['Inget.', 'Hundra kronor.'].map((text) => {
      return canvas.getByText(text).closest('[id^="item-"]')?.id;
    });
    await expect(ids).toEqual(['item-vad-kostar-det', 'item-vad-kostar-det-2']);
  },
};

export const Hostile: Story = {
  name: 'HTML and scripts in content',
  args: {
    fields: {
      ...standard,
      Items: questions([
        ['</script><b>Fet</b>?', '<p onclick="alert(1)">Ja<script>alert(2)</script> &lt;b&gt;</p>'],
      ]),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('</script><b>Fet</b>?')).toBeVisible();
    await expect(canvasElement.querySelectorAll('script')).toHaveLength(1);
    const [entry] = dataOf(canvasElement)?.mainEntity ?? [];
    await expect(entry?.name).toBe('</script><b>Fet</b>?');
    await expect(entry?.acceptedAnswer.text).toBe('Ja <b>');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: { value: { nested: true } },
      TitleTag: field('h9'),
      Text: { value: 5 },
      BackgroundColor: field('Pink'),
      Items: questions([['Går det bra?', '<p>Ja.</p>']]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Går det bra?')).toBeVisible();
  },
};

const longWord = 'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'
  .repeat(2)
  .slice(0, 90);

export const LongWords: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    fields: {
      Title: field('Ajoneuvoverotuksenmuutosilmoituspalvelu'),
      Text: field(`<p>${longWord}</p>`),
      Items: questions([
        ['Henkilöauton määräaikaiskatsastuksenajanvarauspalvelu?', `<p>${longWord}</p>`],
        [longWord, `<p>${'Vaihtoauto ja rahoitus. '.repeat(420)}</p>`],
      ]),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(longWord, { selector: 'h3' }));
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Hur snabbt får jag ett pris?').closest('summary');
    const title = canvas.getByText('Vanliga frågor om inbyte').getBoundingClientRect();
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(summary?.getBoundingClientRect().top).toBeGreaterThan(title.bottom);
  },
};

const emptyEntry = { Question: field(''), Answer: field('') };
const filledEntry = { Question: field('Hur snabbt?'), Answer: field('<p>Medan du väntar.</p>') };

export const Editing: Story = {
  name: 'Editing',
  args: {
    mode: 'edit',
    fields: editable({
      Title: field(''),
      Text: field(''),
      Items: {
        value: [
          { id: '1', name: '1', fields: editable(filledEntry) },
          { id: '2', name: '2', fields: editable(emptyEntry) },
        ],
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual([
      ...['Title', 'Text', 'Items'],
      ...['Question', 'Answer', 'Question', 'Answer'],
    ]);
    await expect(canvas.getByText(/Medan du väntar/)).toBeVisible();
    for (const name of ['Title', 'Text', 'Question', 'Answer']) {
      await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    }
    await expect(dataOf(canvasElement)).toBeUndefined();
  },
};

export const EditingEmpty: Story = {
  args: { mode: 'edit', fields: editable({ Title: field(''), Text: field(''), Items: field('') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Items]')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3'].map((ground) => (
        <BlockExample
          key={ground}
          componentName="FAQList"
          fields={{ ...standard, BackgroundColor: field(ground) }}
        />
      ))}
      <BlockExample componentName="FAQList" fields={{ Items: standard.Items }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details:first-of-type')) {
      details.toggleAttribute('open', true);
    }
  },
};

interface FaqPage {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

function dataOf(root: HTMLElement): FaqPage | undefined {
  const json = root.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? JSON.parse(json) : undefined;
}
