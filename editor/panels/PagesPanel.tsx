import { useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { PageEntry } from '../api/authoringApi.ts';
import * as css from './PagesPanel.css.ts';
import { type PageNode, pageTree, searchPages } from './pageTree.ts';

interface PagesPanelProps {
  readonly pages: readonly PageEntry[];
  /** The id of the page that is open. */
  readonly openId: string;
  readonly onOpen: (itemId: string) => void;
}

/** The pages of a site as a tree, and a search. */
export function PagesPanel({ pages, openId, onOpen }: PagesPanelProps) {
  const [search, setSearch] = useState('');
  const found = searchPages(pages, search);
  return (
    <Stack gap="m">
      <Field label="Search pages">
        {(control) => (
          <TextInput {...control} type="search" value={search} onValueChange={setSearch} />
        )}
      </Field>
      {search.trim() === '' ? (
        <nav aria-label="Pages of the site">
          <PageNodes nodes={pageTree(pages)} openId={openId} onOpen={onOpen} />
        </nav>
      ) : (
        <>
          <Text style="small" tone="muted" role="status">
            {`${found.length} of ${pages.length} pages`}
          </Text>
          <nav aria-label="Found pages">
            <ul className={css.list}>
              {found.map((page) => (
                <li key={page.itemId}>
                  <PageButton page={page} openId={openId} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </Stack>
  );
}

interface PageNodesProps extends Pick<PagesPanelProps, 'openId' | 'onOpen'> {
  readonly nodes: readonly PageNode[];
}

function PageNodes({ nodes, ...rest }: PageNodesProps) {
  return (
    <ul className={css.list}>
      {nodes.map(({ page, children }) => (
        <li key={page.itemId}>
          <PageButton page={page} {...rest} />
          {children.length > 0 && (
            <div className={css.below}>
              <PageNodes nodes={children} {...rest} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PageButtonProps extends Pick<PagesPanelProps, 'openId' | 'onOpen'> {
  readonly page: PageEntry;
}

function PageButton({ page, openId, onOpen }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-current={page.itemId === openId ? 'page' : undefined}
      className={css.page}
      onClick={() => onOpen(page.itemId)}
    >
      <span>{page.displayName}</span>
      <span className={css.route}>{page.route}</span>
    </button>
  );
}
