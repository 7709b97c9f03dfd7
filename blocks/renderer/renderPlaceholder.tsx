import type { ReactNode } from 'react';
import type { Rendering } from '#domain/content/page.ts';
import { findSlot } from '#domain/content/slots.ts';
import type { Block, BlockFrame } from '../block.ts';
import { EditingMark } from '../editing/EditingMark.tsx';
import { Section } from './Section.tsx';
import { UnknownBlock } from './UnknownBlock.tsx';

/** What rendering needs besides the content. */
export interface RenderTools {
  /** The block of a component name, if there is one. */
  readonly find: (componentName: string) => Block | undefined;
  readonly frame: BlockFrame;
  /** Where the named lines about content go. */
  readonly log: (line: string) => void;
}

// The platform's name for "the page itself" as the parent of a placeholder.
const rootUid = '00000000-0000-0000-0000-000000000000';

interface PlaceholderOptions {
  /** The rendering the placeholder stands in; the page itself when absent. */
  readonly parentUid?: string;
  /** Whether its first block is what visitors see first. */
  readonly isMain?: boolean;
}

/** The blocks of one placeholder, in order. */
export function renderPlaceholder(
  name: string,
  renderings: readonly Rendering[],
  tools: RenderTools,
  { parentUid = rootUid, isMain = false }: PlaceholderOptions = {},
): ReactNode {
  const blocks = renderings.map((rendering, index) => (
    <RenderedBlock
      key={rendering.uid}
      rendering={rendering}
      tools={tools}
      isFirst={isMain && index === 0}
    />
  ));
  if (tools.frame.mode !== 'edit') return blocks;
  return (
    <EditingMark chrome="placeholder" id={`${name}_${parentUid}`}>
      {blocks}
    </EditingMark>
  );
}

interface RenderedBlockProps {
  readonly rendering: Rendering;
  readonly tools: RenderTools;
  readonly isFirst: boolean;
}

function RenderedBlock({ rendering, tools, isFirst }: RenderedBlockProps) {
  const content = renderKnown(rendering, tools, isFirst) ?? renderUnknown(rendering, tools);
  if (tools.frame.mode !== 'edit') return content;
  return (
    <EditingMark chrome="rendering" id={rendering.uid}>
      {content}
    </EditingMark>
  );
}

function renderKnown(rendering: Rendering, tools: RenderTools, isFirst: boolean): ReactNode {
  const block = tools.find(rendering.componentName);
  if (!block) return undefined;
  const slots = renderSlots(block.slots, rendering, tools);
  return (
    <Section name={rendering.componentName} log={tools.log}>
      {block.render(rendering, { frame: tools.frame, slots, isFirst })}
    </Section>
  );
}

/** Editors see what is missing; visitors see nothing, and the log names it. */
function renderUnknown({ componentName }: Rendering, { frame, log }: RenderTools): ReactNode {
  log(`unknown block ${componentName} on ${frame.site} ${frame.locale} ${frame.path}`);
  return frame.mode === 'normal' ? null : (
    <UnknownBlock name={componentName} dictionary={frame.dictionary} />
  );
}

function renderSlots(names: readonly string[], rendering: Rendering, tools: RenderTools) {
  const entries = names.map((name) => {
    const { key, renderings } = findSlot(rendering.placeholders, name) ?? {
      key: name,
      renderings: [],
    };
    const slot = renderPlaceholder(key, renderings, tools, { parentUid: rendering.uid });
    return [name, slot] as const;
  });
  return Object.fromEntries(entries);
}
