import type { BlockFrame } from '#blocks/block.ts';
import { findBlock } from '#blocks/registry.ts';
import { type RenderTools, renderPlaceholder } from '#blocks/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#blocks/renderer/SectionError.tsx';
import type { PageMode, Placeholders, Rendering } from '#domain/content/page.ts';
import type { SiteTheme } from '#domain/sites/site.ts';
import { dictionary } from '../fixtures/dictionary.ts';

/** A block as content has it, but for what an example needs not say. */
export interface BlockContent {
  /** The block's name on the platform. */
  componentName: string;
  /** The fields as the platform sends them. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** What stands in the block's own placeholders. */
  placeholders?: Readonly<Record<string, readonly BlockContent[]>> | undefined;
}

export interface BlockExampleProps extends BlockContent {
  /**
   * Who looks at the page.
   * @default 'normal'
   */
  mode?: PageMode | undefined;
  /**
   * Path of the page within the site.
   * @default '/exempel'
   */
  path?: string | undefined;
  /**
   * The brand the page wears.
   * @default 'default'
   */
  theme?: SiteTheme | undefined;
}

const frame: BlockFrame = {
  site: 'nordvik-se',
  locale: 'sv',
  theme: 'default',
  path: '/exempel',
  mode: 'normal',
  dictionary,
  homePath: '/',
  url: 'https://nordvik.example/exempel',
  languages: [],
  page: { itemId: 'example', fields: {} },
};

/** A block with its content, through parser and renderer, as a page of the site shows it. */
export function BlockExample({
  mode = 'normal',
  path = '/exempel',
  theme = 'default',
  ...content
}: BlockExampleProps) {
  const tools: RenderTools = {
    find: findBlock,
    frame: { ...frame, mode, path, theme },
    log: (line) => console.info(line),
  };
  return renderExample([content], tools);
}

/** Blocks as they stand on a page, with whatever tools a story wants. */
export function renderExample(contents: readonly BlockContent[], tools: RenderTools) {
  return (
    <SectionErrorTextsProvider texts={errorTexts(tools.frame)}>
      {renderPlaceholder('headless-main', contents.map(toRendering), tools, { isMain: true })}
    </SectionErrorTextsProvider>
  );
}

/** The frame of a page that shows examples. */
export function exampleFrame(mode: PageMode): BlockFrame {
  return { ...frame, mode };
}

function toRendering(
  { componentName, fields, placeholders = {} }: BlockContent,
  at: number,
): Rendering {
  return {
    uid: `${componentName}-${at}`,
    componentName,
    params: {},
    fields,
    placeholders: toPlaceholders(placeholders),
  };
}

function toPlaceholders(contents: NonNullable<BlockContent['placeholders']>): Placeholders {
  const entries = Object.entries(contents).map(
    ([key, each]) => [key, each.map(toRendering)] as const,
  );
  return Object.fromEntries(entries);
}

function errorTexts({ mode }: BlockFrame) {
  return {
    title: dictionary.sectionErrorTitle,
    body: dictionary.sectionErrorText,
    advice: dictionary.sectionErrorAdvice,
    reloadLabel: dictionary.sectionErrorReload,
    componentNote: mode === 'normal' ? undefined : dictionary.sectionErrorComponent,
  };
}
