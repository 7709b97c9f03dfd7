import type { PageEntry } from '../api/authoringApi.ts';
import type { PageSide } from '../api/pageWrites.ts';
import { childrenOf, parentOf } from './pageFacts.ts';
import { failureNotice, publishWords } from './pageNotice.ts';
import type { PagesControl } from './pagesControl.ts';
import { usePageCall } from './usePageCall.ts';

/** Gives pages other places among those beside them, at once: it changes no address, and can be taken back. */
export function usePlacing(control: PagesControl, pages: readonly PageEntry[]) {
  const { call, run } = usePageCall(control, {
    savesFirst: false,
    onFailed: (failure) => control.say(failureNotice(failure)),
  });
  return (page: PageEntry, beside: PageSide) => {
    // The new place was chosen in the order before the pending move.
    if (call.kind === 'pending') return control.say(stillMoving);
    const { itemId, displayName, parentId = '' } = page;
    const order = childrenOf(parentId, pages);
    const back = sideNow(page, order);
    const move = (to: PageSide) =>
      control.api.movePage({
        itemId,
        parentId: undefined,
        beside: to,
        baseRevision: undefined,
        redirect: false,
      });
    const takeBack = () =>
      back &&
      run(
        () => move(back),
        () => control.say({ tone: 'success', text: `${displayName} is where it was.` }),
      );
    const above = parentOf(page, pages)?.displayName;
    const place = `${displayName} is now ${placeInWords(page, beside, order)} below ${above}.`;
    const text = [place, publishWords(page)].filter(Boolean).join(' ');
    run(
      () => move(beside),
      () => control.say({ tone: 'success', text, takeBack }),
    );
  };
}

const stillMoving = {
  tone: 'danger',
  text: 'The move before isn’t done yet. Wait a moment, and move the page again.',
} as const;

/** Beside which page a page is now; `undefined` if it is alone. */
function sideNow({ itemId }: PageEntry, order: readonly PageEntry[]): PageSide | undefined {
  const at = order.findIndex((each) => each.itemId === itemId);
  const [before, after] = [order[at - 1], order[at + 1]];
  if (before) return { itemId: before.itemId, side: 'after' };
  return after && { itemId: after.itemId, side: 'before' };
}

function placeInWords(
  page: PageEntry,
  { itemId, side }: PageSide,
  order: readonly PageEntry[],
): string {
  const others = order.filter((each) => each.itemId !== page.itemId);
  const beside = others.findIndex((each) => each.itemId === itemId);
  return `number ${beside + (side === 'after' ? 2 : 1)} of ${order.length}`;
}
