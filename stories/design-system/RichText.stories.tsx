import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { RichText } from '#design-system/RichText/RichText.tsx';
import { OnSurfaces } from './Specimen.tsx';

const article = `
<p>En elbil kostar mindre att köra än de flesta tror. Här går vi igenom vad du betalar för laddning,
service och däck under ett vanligt år, och vad som skiljer <strong>hemmaladdning</strong> från
<a href="/laddning/snabbladdning">snabbladdning längs vägen</a>.</p>
<h2>Laddning hemma</h2>
<p>Med en laddbox hemma är bilen full varje morgon. Elpriset varierar över dygnet, och bilen kan
själv välja de billigaste timmarna. Läs mer hos
<a href="https://energimyndigheten.example/" target="_blank">Energimyndigheten</a>.</p>
<ul><li>Installation på en dag<ul><li>även i garage</li></ul></li><li>Avdrag för grön teknik</li>
<li>Lastbalansering ingår</li></ul>
<h3>Vad behöver du förbereda?</h3>
<ol><li>Kontrollera huvudsäkringen</li><li>Fråga bostadsrättsföreningen</li></ol>
<blockquote><p>Vi laddar på natten och tänker aldrig på det.</p></blockquote>
<h2>Kostnader per år</h2>
<table><thead><tr><th>Post</th><th>Elbil</th><th>Bensinbil</th></tr></thead><tbody>
<tr><th scope="row">Drivmedel</th><td>5 400 kr</td><td>16 100 kr</td></tr>
<tr><th scope="row">Service</th><td>1 900 kr</td><td>4 200 kr</td></tr></tbody></table>
<p>Siffrorna gäller 1 500 mil om året.</p>
<h3>Så har vi räknat</h3>
<dl><dt>Elpris</dt><dd>1,80 kr per kWh</dd><dt>Bensinpris</dt><dd>17,90 kr per liter</dd></dl>
`;

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  tags: ['autodocs'],
  args: { html: article, newTabLabel: 'öppnas i ny flik', tableLabel: 'Tabell' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(
      canvas.getByRole('link', { name: /^Energimyndigheten.*\(öppnas i ny flik\)$/ }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /snabbladdning/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Tabell' })).toHaveFocus();
  },
};

/** Malicious content is neither executed nor shown. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="document.title='x'">Vanlig text</p><script>document.title='x'</script>
<img src="x" onerror="document.title='x'"><svg onload="document.title='x'"></svg>
<iframe src="javascript:parent.document.title='x'"></iframe>
<a href="java&#10;script:document.title='x'">Klicka här</a>
<math><mtext><table><mglyph><style><img src=x onerror="document.title='x'">`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Vanlig text')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    const attributes = [...canvasElement.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames(),
    );
    await expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    await expect(canvasElement.querySelector('script, style, svg, img, iframe, math')).toBeNull();
    await expect(document.title).not.toBe('x');
  },
};

export const WideTableOnPhone: Story = {
  args: {
    html: `<table><caption>Serviceintervall</caption><thead><tr>${[
      'Modell',
      'Drivmedel',
      'Intervall',
      'Kostnad',
      'Garantitid',
    ]
      .map((name) => `<th>${name}</th>`)
      .join('')}</tr></thead><tbody><tr>${[
      'Fjord 4',
      'Laddhybrid',
      '1 500 mil',
      '3 995 kr',
      '36 månader',
    ]
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr></tbody></table>`,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Serviceintervall' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  args: { html: '<p>&nbsp;</p>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <OnSurfaces names={['base']}>
        <RichText {...args} />
      </OnSurfaces>
      <OnSurfaces names={['dark']}>
        <RichText {...args} tableLabel="Tabell på mörk ton" />
      </OnSurfaces>
    </>
  ),
};
