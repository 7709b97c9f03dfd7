import * as css from './docs.css.ts';
import type { PrimitiveFacts } from './libraryFactTypes.ts';
import { docsAddress } from './links.ts';

interface UsedByProps {
  /** What the source says about the primitive. */
  readonly facts: PrimitiveFacts;
}

/** The blocks that use a primitive, and the primitives that are built on it. */
export function UsedBy({ facts: { blocks, primitives } }: UsedByProps) {
  return (
    <>
      <h2>Used by</h2>
      {blocks.length === 0 && primitives.length === 0 && (
        <p>No block, and no other primitive: pages, the editor or single screens use it.</p>
      )}
      <Links title={`Blocks (${blocks.length})`} group="Blocks" names={blocks} />
      <Links title={`Primitives (${primitives.length})`} group="Primitives" names={primitives} />
    </>
  );
}

interface LinksProps {
  readonly title: string;
  readonly group: string;
  readonly names: readonly string[];
}

function Links({ title, group, names }: LinksProps) {
  if (names.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.columns}>
        {names.map((name) => (
          <li key={name}>
            <a href={docsAddress(`${group}/${name}`)} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
