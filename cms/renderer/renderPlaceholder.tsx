import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { Rendering } from '#domain/content/page.ts';
import { hiddenComponentName } from '#domain/content/renderings.ts';
import { findSlot } from '#domain/content/slots.ts';
import type { Block, BlockFrame, Place, Slot } from '../block.ts';
import { EditingMark } from '../editing/EditingMark.tsx';
import { EmptyPlaceholder } from '../editing/EmptyPlaceholder.tsx';
import { HiddenBlock } from './HiddenBlock.tsx';
import type { LoadedBlocks } from './loadBlocks.ts';
import { renderSection } from './renderSection.tsx';
import { SearchedSection } from './SearchedSection.tsx';
import { SectionError } from './SectionError.tsx';
import { type SectionPlan, sectionId } from './sectionPlan.ts';
import { UnknownBlock } from './UnknownBlock.tsx';

/** The tools for rendering content. */
export interface RenderTools {
  /** Finds the block of a component name. */
  readonly find: (componentName: string) => Block | undefined;
  readonly frame: BlockFrame;
  /** The blocks that were loaded with more data than their fields. */
  readonly loaded?: LoadedBlocks | undefined;
  /** Receives lines that name problems in content. */
  readonly log: (line: string) => void;
  /** Called when a block throws on the server. */
  readonly onFailure?: (() => void) | undefined;
  /** How sections are rendered; all of them when absent. */
  readonly plan?: SectionPlan | undefined;
}

// The platform's name for "the page itself" as the parent of a placeholder.
const rootUid = '00000000-0000-0000-0000-000000000000';

interface PlaceholderOptions {
  /** The rendering that contains the placeholder; the page itself when absent. */
  readonly parentUid?: string;
  /** The place in that rendering which its blocks are told; absent on the page itself. */
  readonly slot?: Slot;
  /** Whether its first block is the first thing visitors see. */
  readonly isMain?: boolean;
}

/** The blocks of one placeholder, in order. It renders them at once, so failures are known when it returns. */
export function renderPlaceholder(
  name: string,
  renderings: readonly Rendering[],
  tools: RenderTools,
  { parentUid = rootUid, slot, isMain = false }: PlaceholderOptions = {},
): ReactNode {
  const blocks = renderings.map((rendering, index) => {
    const isFirst = isMain && index === 0;
    const block = renderBlock({ rendering, tools, isFirst, slot });
    // The place identifies it: editors' order is the only one. A GUID would be sent with each.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    return isValidElement(block) ? cloneElement(block, { key: index }) : block;
  });
  if (tools.frame.mode !== 'edit') return blocks;
  const marked = (
    <EditingMark chrome="placeholder" id={`${name}_${parentUid}`}>
      {blocks}
    </EditingMark>
  );
  return renderings.length > 0 ? marked : <EmptyPlaceholder name={name}>{marked}</EmptyPlaceholder>;
}

interface PlacedRendering {
  readonly rendering: Rendering;
  readonly tools: RenderTools;
  readonly isFirst: boolean;
  readonly slot: Slot | undefined;
}

function renderBlock(placed: PlacedRendering): ReactNode {
  const { rendering, tools } = placed;
  const content = renderKnown(placed) ?? renderUnknown(rendering, tools);
  if (tools.frame.mode !== 'edit') return content;
  return (
    <EditingMark chrome="rendering" id={rendering.uid}>
      {content}
    </EditingMark>
  );
}

function renderKnown({ rendering, tools, ...position }: PlacedRendering): ReactNode {
  const block = tools.find(rendering.componentName);
  if (!block) return undefined;
  const { componentName: name, styles } = rendering;
  const place = placeOf(block, rendering, tools);
  if (!place) return <SectionError name={name} />;
  const { frame, log, onFailure } = tools;
  const slots = renderSlots(block.slots, rendering, tools);
  const content = place({ frame, ...slots, ...position });
  return planned(renderSection(content, { name, styles, log, onFailure }), rendering, tools);
}

/** A section as the plan of its page wants it. */
function planned(
  section: ReactNode,
  rendering: Rendering,
  { plan = { kind: 'all' }, onFailure }: RenderTools,
): ReactNode {
  switch (plan.kind) {
    case 'all':
      return section;
    case 'search':
      return <SearchedSection id={sectionId(rendering)}>{section}</SearchedSection>;
    case 'without':
      if (!plan.sections.has(sectionId(rendering))) return section;
      onFailure?.();
      return <SectionError name={rendering.componentName} />;
  }
}

/** `undefined` if the block's loading failed. */
function placeOf(block: Block, rendering: Rendering, { loaded }: RenderTools): Place | undefined {
  switch (block.kind) {
    case 'plain':
      return block.read(rendering);
    case 'loaded':
      return loaded?.get(rendering.uid);
  }
}

/** Editors see which block is missing; visitors see nothing, and the log names it. */
function renderUnknown({ componentName }: Rendering, { frame, log }: RenderTools): ReactNode {
  if (componentName === hiddenComponentName) return frame.mode === 'edit' && <HiddenBlock />;
  log(`unknown block ${componentName} on ${frame.site} ${frame.locale} ${frame.path}`);
  return frame.mode === 'normal' ? null : (
    <UnknownBlock name={componentName} dictionary={frame.dictionary} />
  );
}

function renderSlots(
  names: readonly string[],
  { placeholders, uid }: Rendering,
  tools: RenderTools,
) {
  const found = names.map((name) => {
    const { key, renderings } = findSlot(placeholders, name) ?? { key: name, renderings: [] };
    const slot = { name, size: renderings.length };
    return { slot, content: renderPlaceholder(key, renderings, tools, { parentUid: uid, slot }) };
  });
  return {
    slots: Object.fromEntries(found.map(({ slot, content }) => [slot.name, content])),
    slotSizes: Object.fromEntries(found.map(({ slot }) => [slot.name, slot.size])),
  };
}
