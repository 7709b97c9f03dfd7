import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import type { Manifest, ManifestBlock } from '#domain/content/manifest/manifest.ts';
import type { AuthoringApi, PageEntry, RenderingDefinition } from '../api/authoringApi.ts';
import type { EditableSite } from '../api/sessionApi.ts';
import type { OpenPage } from '../state/openPage.ts';
import { blockTitle } from '../structure/blockWords.ts';
import { CopyOutcome } from './CopyOutcome.tsx';
import { CopyPageFields } from './CopyPageFields.tsx';
import { CopyPlaceField } from './CopyPlaceField.tsx';
import type { CopyTarget } from './copyPlaces.ts';
import type { CopyStage, MadeCopy } from './copyStage.ts';
import { type CopySource, copyToPage, takeBack } from './copyToPage.ts';

export interface CopyBlockDialogProps {
  readonly api: AuthoringApi;
  readonly block: ManifestBlock;
  readonly source: CopySource;
  /** The page that the block is on. */
  readonly open: OpenPage;
  /** The sites that the editor may edit. */
  readonly sites: readonly EditableSite[];
  readonly manifest: Manifest;
  readonly definitions: readonly RenderingDefinition[];
  /** Saves what is unsaved, so that the copy has it. Resolves with whether everything is saved. */
  readonly onSave: () => Promise<boolean>;
  readonly onOpen: (open: OpenPage) => void;
  readonly onClose: () => void;
}

/** What is chosen so far. */
interface Choice {
  readonly place: Omit<OpenPage, 'itemId'>;
  readonly page?: PageEntry | undefined;
  readonly target?: CopyTarget | undefined;
}

/** Copies a block to another page: asks which one and where there, and says what has become of it. */
export function CopyBlockDialog(props: CopyBlockDialogProps) {
  const { block, open, onOpen, onClose } = props;
  const { site, language } = open;
  const [choice, setChoice] = useState<Choice>({ place: { site, language } });
  const { stage, copy, undo } = useCopying(props, choice);
  const title = blockTitle(block.name);
  const isAsking = ['choosing', 'copying', 'failed'].includes(stage.kind);
  const button = (
    <Button
      disabled={choice.target === undefined}
      loading={{ active: stage.kind === 'copying', label: 'The block is being copied' }}
      onClick={copy}
    >
      Copy the block
    </Button>
  );
  return (
    <Dialog
      open
      title={`Copy ${title} to another page`}
      closeLabel="Close"
      onOpenChange={onClose}
      actions={isAsking && button}
    >
      <Stack gap="m">
        <CopyOutcome stage={stage} title={title} onOpen={onOpen} onUndo={undo} />
        {isAsking && <CopyChoice {...props} choice={choice} onChoice={setChoice} />}
      </Stack>
    </Dialog>
  );
}

interface CopyChoiceProps extends CopyBlockDialogProps {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

function CopyChoice({ choice, onChoice, ...props }: CopyChoiceProps) {
  const { api, block, open, sites, manifest, definitions } = props;
  const { place, page, target } = choice;
  const isSamePlace = place.site === open.site && place.language === open.language;
  const country = sites.find(({ name }) => name === place.site)?.country;
  return (
    <>
      <CopyPageFields
        api={api}
        sites={sites}
        place={place}
        without={isSamePlace ? open.itemId : undefined}
        onPlace={(next) => onChoice({ place: next })}
        onPage={(next) => onChoice({ place, page: next })}
      />
      {page && (
        <CopyPlaceField
          key={`${page.itemId} ${place.language}`}
          api={api}
          block={block}
          page={{ itemId: page.itemId, language: place.language }}
          rules={{ manifest, definitions, country }}
          target={target}
          onTarget={(next) => onChoice({ ...choice, target: next })}
        />
      )}
    </>
  );
}

/** Copies the block, and takes the copy back. */
function useCopying(
  { api, source, onSave }: CopyBlockDialogProps,
  { place, page, target }: Choice,
): { readonly stage: CopyStage; readonly copy: () => void; readonly undo: () => void } {
  const [stage, setStage] = useState<CopyStage>({ kind: 'choosing' });
  const copy = async () => {
    if (!page || !target || stage.kind === 'copying') return;
    setStage({ kind: 'copying' });
    if (!(await onSave())) return setStage({ kind: 'failed', failure: { kind: 'unsaved' } });
    const destination = {
      page: { itemId: page.itemId, language: place.language },
      address: target.address,
    };
    const copied = await copyToPage(api, source, destination);
    if (!copied.ok) return setStage({ kind: 'failed', failure: copied.failure });
    const titles = { site: place.site, pageTitle: page.displayName, placeTitle: target.title };
    setStage({ kind: 'copied', made: { copy: copied.value, ...titles } });
  };
  const undo = async () => {
    const made = madeIn(stage);
    if (!made || stage.kind === 'taking-back') return;
    setStage({ kind: 'taking-back', made });
    const taken = await takeBack(api, made.copy);
    setStage(
      taken.ok
        ? { kind: 'taken-back', made }
        : { kind: 'not-taken-back', made, failure: taken.failure },
    );
  };
  return { stage, copy: () => void copy(), undo: () => void undo() };
}

function madeIn(stage: CopyStage): MadeCopy | undefined {
  return 'made' in stage ? stage.made : undefined;
}
