import { Message } from '#design-system/Message/Message.tsx';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import type { Manifest, ManifestBlock } from '#domain/content/manifest/manifest.ts';
import { parseRenderings } from '#domain/content/renderings.ts';
import type { Country } from '#domain/sites/site.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import {
  type AuthoredItem,
  type AuthoringApi,
  type ItemAddress,
  layoutField,
  type RenderingDefinition,
} from '../api/authoringApi.ts';
import { Answer } from '../panels/Answer.tsx';
import { structureTree } from '../structure/structureTree.ts';
import { type CopyPlaces, type CopyTarget, copyPlaces } from './copyPlaces.ts';

interface CopyRules {
  readonly manifest: Manifest;
  readonly definitions: readonly RenderingDefinition[];
  /** The country of the site; `undefined` if it isn't known. */
  readonly country: Country | undefined;
}

interface CopyPlaceFieldProps {
  readonly api: Pick<AuthoringApi, 'item'>;
  readonly block: ManifestBlock;
  readonly page: ItemAddress;
  readonly rules: CopyRules;
  readonly target: CopyTarget | undefined;
  readonly onTarget: (target: CopyTarget) => void;
}

/** In which placeholder of the page a block is copied. */
export function CopyPlaceField({ api, block, page, rules, ...chosen }: CopyPlaceFieldProps) {
  const { onTarget } = chosen;
  const item = useAnswer(page, api.item, {
    onAnswer: (answer) => {
      const places = answer.ok ? placesOn(answer.value, block, rules) : undefined;
      if (places?.kind === 'some') onTarget(places.places[0]);
    },
  });
  return (
    <Answer of={item} label="The page is loading">
      {(found) => <PlaceChoice {...chosen} places={placesOn(found, block, rules)} />}
    </Answer>
  );
}

function placesOn(
  { fields }: AuthoredItem,
  block: ManifestBlock,
  { manifest, definitions, country }: CopyRules,
): CopyPlaces {
  const layout = parseRenderings(fields[layoutField] ?? '');
  if (!layout) return { kind: 'none', reason: 'The layout of this page can’t be read.' };
  const tree = structureTree(layout, { definitions, manifest });
  return copyPlaces(block, { tree, manifest, country });
}

interface PlaceChoiceProps extends Pick<CopyPlaceFieldProps, 'target' | 'onTarget'> {
  readonly places: CopyPlaces;
}

function PlaceChoice({ places, target, onTarget }: PlaceChoiceProps) {
  if (places.kind === 'none') {
    return (
      <Message tone="warning" urgency="polite">
        <p>{places.reason}</p>
      </Message>
    );
  }
  const options = places.places.map(({ title }) => ({ value: title, label: title }));
  return (
    <RadioGroup
      legend="Place"
      help="The copy is put at its end."
      name="place"
      options={options}
      value={target?.title ?? ''}
      onValueChange={(value) => {
        const chosen = places.places.find(({ title }) => title === value);
        if (chosen) onTarget(chosen);
      }}
    />
  );
}
