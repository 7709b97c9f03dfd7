import { expect, screen, waitFor } from 'storybook/test';
import { Container, Link, Text } from '#design-system';
import type { PageMode } from '#domain/content/page.ts';
import { ConsentQuestion } from '#features/consent/ConsentQuestion.tsx';
import { BlockExample } from '../../blocks/BlockExample.tsx';
import { dictionary } from '../../fixtures/dictionary.ts';

export interface PageExampleProps {
  /** Whether the page is long enough to scroll. */
  readonly long?: boolean;
  /** The mode of the page. */
  readonly mode?: PageMode;
}

/** A page with the question, a link, and the footer that holds the settings. */
export function PageExample({ long = false, mode = 'normal' }: PageExampleProps) {
  return (
    <>
      <ConsentQuestion dictionary={dictionary} />
      <main tabIndex={-1} style={{ minBlockSize: long ? '200vh' : '60vh' }}>
        <Container>
          <Text>
            <Link href="/kop-bil">Köp bil</Link>
          </Text>
        </Container>
      </main>
      <footer>
        <BlockExample
          componentName="Footer"
          fields={{ CopyrightText: { value: '© 2026 Nordvik Bil AB' } }}
          mode={mode}
        />
      </footer>
    </>
  );
}

const name = 'Kakor för statistik';

export const findQuestion = () => screen.findByRole('region', { name });

export const answer = (label: string) => screen.getByRole('button', { name: label });

export const settings = () => answer('Kakinställningar');

export async function isClosed() {
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
}
