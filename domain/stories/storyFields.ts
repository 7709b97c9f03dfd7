import { checkbox, choice, dateTime, image, multilist, text } from '../content/declare.ts';

/** The fields of a story's page. The platform defines their names, including `premble`. */
export const storyFields = {
  title: text({ name: 'title', help: 'The heading.', required: true }),
  premble: text({
    name: 'premble',
    help: 'The introduction: two or three sentences.',
    isParagraph: true,
  }),
  image: image({ name: 'image', help: 'The picture on cards and over the article, 3:2.' }),
  date: dateTime({ name: 'date', help: 'When the story is from. Lists are in its order.' }),
  author: text({ name: 'author', help: 'Who wrote it.' }),
  authorImage: image({
    name: 'authorImage',
    help: 'A portrait of who wrote it, shown round and small.',
    decorative: 'The author’s name stands beside it.',
  }),
};

/** The fields of the page that lists the stories. */
export const storiesIndexFields = {
  showDates: checkbox({
    name: 'showDates',
    help: 'Whether the list shows when a story is from.',
  }),
  layout: choice({
    name: 'layout',
    help: 'Variant 1: picture cards beside each other. Variant 2: rows with the picture beside the text.',
    choices: { 'Variant 1': 'cards', 'Variant 2': 'rows' },
    fallback: 'cards',
  }),
  highlightLatestStory: checkbox({
    name: 'highlightLatestStory',
    help: 'Puts the newest story large on top, as long as the visitor filters nothing.',
  }),
};

/** The fields of a tag. */
export const tagFields = {
  key: text({ name: 'key', help: 'The tag’s name in addresses: lower case, without blanks.' }),
  value: text({ name: 'value', help: 'What visitors read.' }),
};

/** The tags of a story's page. Lists of stories are filtered by them. */
export const storyTagsField = multilist({
  name: 'tags',
  help: 'What the story is about. Visitors filter stories by these.',
  entries: tagFields,
  areEntriesShared: true,
});
