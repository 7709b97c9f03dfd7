import { expect } from 'storybook/test';
import type { PageMode } from '#domain/content/page.ts';
import type { Canvas } from '../canvas.ts';
import { emptyCarService, failingCarService } from '../fixtures/exampleCarService.ts';
import { field, markedFields } from '../fixtures/fields.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';

/** The values of the field `BackgroundColor`. */
export const grounds = ['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3'];

/** A block on every ground, whose name is its title. */
export function OnEveryGround({ fields, ...props }: BlockExampleProps) {
  return grounds.map((ground) => (
    <BlockExample
      key={ground}
      {...props}
      fields={{ ...fields, Title: field(ground), BackgroundColor: field(ground) }}
    />
  ));
}

/** The same block on every ground. */
export function SameOnEveryGround({ fields, ...props }: BlockExampleProps) {
  return grounds.map((ground) => (
    <BlockExample key={ground} {...props} fields={{ ...fields, BackgroundColor: field(ground) }} />
  ));
}

/** The story of a block on every ground. */
export function onEveryGround(block: BlockExampleProps) {
  return {
    render: () => <OnEveryGround {...block} />,
    play: ({ canvasElement }: BlockStory) => expectDifferentGrounds(canvasElement),
  };
}

/** Expects that every ground has its own color. */
export async function expectDifferentGrounds(canvasElement: HTMLElement) {
  const sections = Array.from(canvasElement.querySelectorAll('section'));
  const colors = sections.map((each) => getComputedStyle(each).backgroundColor);
  await expect(new Set(colors).size).toBe(4);
}

/** A block with every title tag, which is its title as well. */
export function WithEveryTitleTag({ fields, ...props }: BlockExampleProps) {
  return ['h1', 'h2', 'h3'].map((tag) => (
    <BlockExample
      key={tag}
      {...props}
      fields={{ ...fields, Title: field(tag), TitleTag: field(tag) }}
    />
  ));
}

/** The story of a block with every title tag. */
export function withEveryTitleTag(block: BlockExampleProps) {
  return {
    render: () => <WithEveryTitleTag {...block} />,
    play: ({ canvas }: BlockStory) => expectTitleLevels(canvas),
  };
}

/** Expects that every title is a heading of its level. */
export async function expectTitleLevels(canvas: Canvas) {
  for (const level of [1, 2, 3]) {
    await expect(canvas.getByRole('heading', { level, name: `h${level}` })).toBeVisible();
  }
}

const carless = { empty: emptyCarService, failing: failingCarService };

interface WithoutCarsProps extends BlockExampleProps {
  readonly editorMode: Exclude<PageMode, 'normal'>;
}

/** A block of cars, for visitors and for editors: without any car, and while the search fails. */
export function WithoutCars({ editorMode, ...props }: WithoutCarsProps) {
  return Object.entries(carless).flatMap(([what, cars]) =>
    (['normal', editorMode] as const).map((mode) => (
      <BlockExample key={`${mode} ${what}`} {...props} mode={mode} services={{ cars }} />
    )),
  );
}

/** Expects a notice for editors in each case, and nothing for visitors. */
export async function expectNoticesForEditors(canvas: Canvas, componentName: string) {
  const notice = `Komponenten ${componentName} kunde inte visas.`;
  await expect(await canvas.findAllByText(notice)).toHaveLength(2);
  await expect(canvas.getAllByRole('heading')).toHaveLength(2);
}

/** What a block shows whose content is missing: neither an element with the role nor a text. */
export function showsNothing(role: 'article' | 'list' | 'term' | 'heading') {
  return async ({ canvas, canvasElement }: BlockStory) => {
    await expect(canvas.queryByRole(role)).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  };
}

/** Expects that each field of an empty block is marked in the page editor, and shows its name. */
export function showsFieldNames(names: readonly string[]) {
  return async ({ canvas, canvasElement }: BlockStory) => {
    await expect([...new Set(markedFields(canvasElement))].toSorted()).toEqual(names.toSorted());
    for (const name of names) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  };
}

interface BlockStory {
  readonly canvas: Canvas;
  readonly canvasElement: HTMLElement;
}
