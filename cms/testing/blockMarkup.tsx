import { prerender } from 'react-dom/static';
import type { PageMode, Placeholders, Rendering } from '#domain/content/page.ts';
import type { Block, BlockFrame } from '../block.ts';
import { loadBlocks } from '../renderer/loadBlocks.ts';
import { renderPlaceholder } from '../renderer/renderPlaceholder.tsx';
import { SectionErrorTextsProvider } from '../renderer/SectionError.tsx';
import type { BlockServices } from '../services.ts';
import { emptyServices } from './emptyServices.ts';
import { testFrame } from './testFrame.ts';

/** The title of the message that replaces a section that threw. */
export const failedSectionTitle = 'This section failed';

const failure = { title: failedSectionTitle, body: '', advice: '', reloadLabel: 'Reload' };

interface RenderedBlock {
  readonly markup: string;
  /** What was logged meanwhile. */
  readonly lines: readonly string[];
}

interface BlockMarkupOptions {
  readonly find: (componentName: string) => Block | undefined;
  readonly mode: PageMode;
  /**
   * Where the block loads its data from.
   * @default emptyServices
   */
  readonly services?: BlockServices;
  /** What is inside the block. */
  readonly placeholders?: Placeholders;
  /** What differs from the frame of tests. */
  readonly frame?: Partial<BlockFrame>;
  /**
   * Whether the block is the first on its page.
   * @default false
   */
  readonly isFirst?: boolean;
}

/** The markup of a block with these fields, loaded and rendered as on a page. */
export async function blockMarkup(
  componentName: string,
  fields: unknown,
  options: BlockMarkupOptions,
): Promise<RenderedBlock> {
  const {
    find,
    mode,
    services = emptyServices,
    placeholders = {},
    frame,
    isFirst = false,
  } = options;
  const rendering: Rendering = { uid: 'uid', componentName, params: {}, fields, placeholders };
  const lines: string[] = [];
  const tools = {
    find,
    frame: { ...testFrame, ...frame, mode, page: { itemId: '1', fields } },
    log: (line: string) => lines.push(line),
  };
  const loaded = await loadBlocks({ main: [rendering] }, { ...tools, services });
  // Waits for lazily loaded code, as the site does.
  const { prelude } = await prerender(
    <SectionErrorTextsProvider texts={failure}>
      {renderPlaceholder('main', [rendering], { ...tools, loaded }, { isMain: isFirst })}
    </SectionErrorTextsProvider>,
  );
  return { markup: await new Response(prelude).text(), lines };
}
