import { SkipLink } from '#design-system/SkipLink/SkipLink.tsx';
import type { SiteTheme } from '#domain/sites/site.ts';
import { BlockExample } from '../blocks/BlockExample.tsx';
import { examples } from '../blocks/manual/examples.ts';

interface ExamplePageProps {
  /** The brand of the page. */
  theme: SiteTheme;
  /** The path of the page within the site. */
  path: string;
  /** The names of the blocks of the main content. */
  blocks: readonly string[];
}

/** A page with header and footer, composed of the examples of the blocks' manuals. */
export function ExamplePage({ blocks, ...page }: ExamplePageProps) {
  return (
    <>
      <SkipLink href="#main">Till innehållet</SkipLink>
      <header>
        <ExampleBlock {...page} name="MainNavigation" />
      </header>
      <main id="main" tabIndex={-1}>
        {blocks.map((name) => (
          <ExampleBlock key={name} {...page} name={name} />
        ))}
      </main>
      <footer>
        <ExampleBlock {...page} name="Footer" />
      </footer>
    </>
  );
}

interface ExampleBlockProps extends Omit<ExamplePageProps, 'blocks'> {
  name: string;
}

function ExampleBlock({ name, theme, path }: ExampleBlockProps) {
  const example = examples.get(name);
  if (!example) throw new Error(`There is no example of the block ${name}.`);
  return <BlockExample {...example.content} theme={theme} path={path} />;
}
