import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { editable, editing, field, items, markedFields } from '../fixtures/fields.ts';
import { dataOf, faqListMeta, questions, standard } from './faqListStates.ts';
import { expectTitleLevels, WithEveryTitleTag } from './variants.tsx';

// The manual is generated from FAQList.stories.tsx.
const meta = { title: 'Blocks/FAQList', tags: ['!autodocs'], ...faqListMeta };

export default meta;

type Story = StoryObj<typeof meta>;

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
        ]).value,
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
  args: editing({
    Title: field(''),
    Text: field(''),
    Items: items(editable(filledEntry), editable(emptyEntry)),
  }),
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
  args: editing({ Title: field(''), Text: field(''), Items: field('') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[Items]')).toBeVisible();
  },
};
