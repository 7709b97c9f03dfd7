import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { sites } from '#sites/index.ts';
import { lookRules } from '#themes/lookRules.ts';
import { groundOf } from '../blocks/layout.ts';
import { ExamplePage } from './ExamplePage.tsx';

const looks = new Map(sites.flatMap((site) => (site.look ? [[site.id, site] as const] : [])));

interface LookProps {
  /** A site that varies its brand. */
  readonly site: string;
}

/** A page in the look of one site; in the brand of the site only, whatever the toolbar says. */
function SiteLookPage({ site: id }: LookProps) {
  const site = looks.get(id);
  if (!site?.look) throw new Error(`${id} doesn't vary its brand.`);
  return (
    <>
      <style>{lookRules(site.theme, site.look)}</style>
      <ExamplePage
        theme={site.theme}
        path="/om-oss"
        blocks={['Blurb', 'CardList', 'NumbersBlock', 'HighlightList', 'CTABanner']}
      />
    </>
  );
}

const meta = {
  title: 'Sites/Looks',
  component: SiteLookPage,
  tags: ['!autodocs', 'visual', 'one-theme'],
  // The brand of all these sites.
  globals: { theme: 'default' },
  parameters: { layout: 'fullscreen' },
  args: { site: 'nordvik-restaurant-se' },
  argTypes: { site: { control: 'select', options: [...looks.keys()] } },
} satisfies Meta<typeof SiteLookPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The background of the brand's section, and the family of headings, with which a site is recognised. */
function face(canvasElement: HTMLElement) {
  const banner = canvasElement.querySelector('.fc-surface-brand');
  const heading = canvasElement.querySelector('h2');
  if (!banner || !heading) throw new Error('There is no section in the brand’s colour.');
  return [groundOf(banner), getComputedStyle(heading).fontFamily];
}

const play: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const style = canvasElement.querySelector('style');
  const [ground, family] = face(canvasElement);
  if (style?.sheet) style.sheet.disabled = true;
  const [plainGround, plainFamily] = face(canvasElement);
  if (style?.sheet) style.sheet.disabled = false;
  await expect(ground).not.toBe(plainGround);
  await expect(family).not.toBe(plainFamily);
};

export const Restaurant: Story = { play };
export const Auctions: Story = { args: { site: 'nordvik-auctions-se' }, play };
export const Trucks: Story = { args: { site: 'nordvik-trucks-se' }, play };
