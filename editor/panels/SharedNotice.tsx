import { Message } from '#design-system/Message/Message.tsx';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoringApi, ItemUse } from '../api/authoringApi.ts';

interface SharedNoticeProps {
  readonly api: Pick<AuthoringApi, 'usedBy'>;
  readonly itemId: string;
  /** The page that is edited. */
  readonly pageId: string;
}

/** So many pages are named. */
const maxNamed = 5;

/** Where else an item is shown, before it is changed. Nothing while that isn't known. */
export function SharedNotice({ api, itemId, pageId }: SharedNoticeProps) {
  const { answer } = useAnswer(itemId, (id) => api.usedBy(id));
  const uses = answer.kind === 'loaded' ? answer.value : [];
  const names = [...new Set(uses.filter((use) => use.itemId !== pageId).map(nameOfUse))];
  if (names.length === 0) return null;
  const more = names.length - maxNamed;
  return (
    <Message tone="info" title="Other pages show this too" urgency="polite">
      <ul>
        {names.slice(0, maxNamed).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Message>
  );
}

function nameOfUse({ name, site }: ItemUse): string {
  return site === undefined ? name : `${name} (${site})`;
}
