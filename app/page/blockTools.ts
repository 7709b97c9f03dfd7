import { findBlock } from '#blocks/findBlock.ts';
import type { RenderTools } from '#cms/renderer/renderPlaceholder.tsx';
import type { SectionErrorTexts } from '#cms/renderer/SectionError.tsx';
import { log } from '../log.ts';
import { renderAttempts } from '../renderAttempt.ts';
import type { ContentView } from './contentView.ts';
import type { LoadedView } from './loadPageView.ts';

/** The tools for rendering the blocks of a page. */
export function blockTools({ content: { frame, loaded, completeness } }: LoadedView): RenderTools {
  const plan = renderAttempts.getStore()?.plan;
  return { find: findBlock, frame, log, loaded, onFailure: completeness.lose, plan };
}

/** The texts in place of a block that failed. Editors also read its name. */
export function blockErrorTexts({ dictionary, page }: ContentView): SectionErrorTexts {
  return {
    title: dictionary.sectionErrorTitle,
    body: dictionary.sectionErrorText,
    advice: dictionary.sectionErrorAdvice,
    reloadLabel: dictionary.sectionErrorReload,
    componentNote: page.mode === 'normal' ? undefined : dictionary.sectionErrorComponent,
  };
}
