import { Suspense, use, useState } from 'react';
import { findBlock } from '#blocks/findBlock.ts';
import type { BlockFrame } from '#cms/block.ts';
import { creditPlace, type ReportedFact } from '#cms/credit/creditPlace.ts';
import { loadBlocks } from '#cms/renderer/loadBlocks.ts';
import { type RenderTools, renderPlaceholder } from '#cms/renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '#cms/renderer/SectionError.tsx';
import type { BlockServices } from '#cms/services.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import type { PageMode, Placeholders, Rendering } from '#domain/content/page.ts';
import type { SiteTheme } from '#domain/sites/site.ts';
import { loadCreditExample } from '#features/finance/loadCreditExample.ts';
import { dictionary } from '../fixtures/dictionary.ts';
import { exampleServices } from '../fixtures/exampleServices.ts';
import { formProviders } from '../fixtures/formProviders.ts';

/** The content of a block; properties that an example doesn't need are optional. */
export interface BlockContent {
  /** The block's name on the platform. */
  componentName: string;
  /** The fields as the platform sends them. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** The content of the block's own placeholders. */
  placeholders?: Readonly<Record<string, readonly BlockContent[]>> | undefined;
}

export interface BlockExampleProps extends BlockContent {
  /**
   * The mode of the page.
   * @default 'normal'
   */
  readonly mode?: PageMode | undefined;
  /**
   * The path of the page within the site.
   * @default '/exempel'
   */
  readonly path?: string | undefined;
  /**
   * The theme of the page.
   * @default 'default'
   */
  readonly theme?: SiteTheme | undefined;
  /** Services that replace those of the examples. */
  readonly services?: Partial<BlockServices> | undefined;
  /** Overrides of the frame of the page. */
  readonly frame?: Partial<BlockFrame> | undefined;
}

const frame: BlockFrame = {
  ...testFrame,
  path: '/exempel',
  dictionary,
  url: 'https://nordvik.example/exempel',
  pageTitle: 'Ett exempel',
  page: { itemId: 'example', fields: {} },
  formProviders,
};

/** A block with its content, parsed and rendered as on a page of the site. */
export function BlockExample({
  mode = 'normal',
  path = '/exempel',
  theme = 'default',
  services = {},
  frame: frameChanges = {},
  ...content
}: BlockExampleProps) {
  const tools: RenderTools = {
    find: findBlock,
    frame: { ...frame, mode, path, theme, ...frameChanges },
    log: (line) => console.info(line),
  };
  return <LoadedExample content={content} tools={tools} services={services} />;
}

interface LoadedExampleProps {
  readonly content: BlockContent;
  readonly tools: RenderTools;
  readonly services: Partial<BlockServices>;
}

/** Loads the data of the block, as a page does before it is rendered. */
function LoadedExample({ content, tools, services }: LoadedExampleProps) {
  const [loading] = useState(() =>
    needsLoading(content)
      ? loadTools(content, tools, { ...exampleServices, ...services })
      : undefined,
  );
  if (!loading) return renderExample([content], tools);
  return (
    <Suspense>
      <AfterLoading loading={loading} content={content} />
    </Suspense>
  );
}

function needsLoading({ componentName, placeholders = {} }: BlockContent): boolean {
  if (findBlock(componentName)?.kind === 'loaded') return true;
  return Object.values(placeholders).flat().some(needsLoading);
}

/** The tools with the data of the blocks, and with the example of credit that a page adds. */
async function loadTools(
  content: BlockContent,
  tools: RenderTools,
  services: BlockServices,
): Promise<RenderTools> {
  const placeholders = { main: [toRendering(content, 0)] };
  const reported: ReportedFact[] = [];
  const report = (fact: ReportedFact['fact'], uid: string) => void reported.push({ fact, uid });
  const loaded = await loadBlocks(placeholders, { ...tools, services, report });
  const { frame } = tools;
  const uid = creditPlace(placeholders, reported);
  const example = uid === undefined ? undefined : await loadCreditExample(services.cars, frame);
  const creditExample = uid !== undefined && example ? { uid, ...example } : undefined;
  return { ...tools, loaded, frame: { ...frame, creditExample } };
}

interface AfterLoadingProps {
  readonly loading: Promise<RenderTools>;
  readonly content: BlockContent;
}

function AfterLoading({ loading, content }: AfterLoadingProps) {
  return renderExample([content], use(loading));
}

/** Renders blocks as on a page, with the tools of a story. */
export function renderExample(contents: readonly BlockContent[], tools: RenderTools) {
  return (
    <SectionErrorTextsProvider texts={errorTexts(tools.frame)}>
      {renderPlaceholder('headless-main', contents.map(toRendering), tools, { isMain: true })}
    </SectionErrorTextsProvider>
  );
}

/** The frame of the pages that show examples. */
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
