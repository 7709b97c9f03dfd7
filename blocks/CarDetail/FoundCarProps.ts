import type { BlockFrame } from '#cms/block.ts';
import type { FoundCarPage } from './loadCarPage.ts';

export interface FoundCarProps {
  readonly found: FoundCarPage;
  readonly frame: BlockFrame;
}
