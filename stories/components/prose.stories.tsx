import type { Meta, StoryObj } from "@storybook/react-vite";
import { padded } from "#stories/fixtures/with-shell.tsx";
import { Prose } from "#ui/components/prose.tsx";

const html = `<h2 id="pflege">Pflege &amp; Wert</h2>
<p>Ein Schmuckstück, das jeden Tag getragen wird, darf man sehen. <strong>Einmal im Jahr</strong> prüfen wir Fassungen
und Verschlüsse; das <a href="/service">kostet nichts</a> und dauert eine Tasse Kaffee.</p>
<ul><li>Gold: weiches Tuch, lauwarmes Wasser</li><li>Perlen: zuletzt anlegen, zuerst ablegen</li></ul>
<h3 id="tabelle">Was es kostet</h3>
<table><thead><tr><th>Arbeit</th><th>Preis</th></tr></thead><tbody><tr><td>Batteriewechsel</td><td>12,00 €</td></tr>
<tr><td>Knoten einer Perlenkette</td><td>ab 65,00 €</td></tr></tbody></table>
<blockquote><p>Gut gepflegt ist halb vererbt.</p></blockquote>
<h2 id="versprechen">Unser Versprechen</h2>
<ol><li>Wir sehen es uns an.</li><li>Wir nennen den Preis.</li><li>Erst dann beginnen wir.</li></ol>`;

const meta = { component: Prose, decorators: [padded], args: { html } } satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const OneColumn: Story = { args: { singleColumn: true } };

export const OnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };
