import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/journey.ts";
import { ownSite } from "../support/own-site.ts";

const site = ownSite("development");
const contactFile = "contact.json";
const file = join(site.content, "pages", contactFile);

test.describe.configure({ mode: "default" });

/** Starts `facette dev` on a free port and returns its address when it says it. */
async function startServer(): Promise<{ readonly url: string; readonly server: ChildProcess }> {
	const args = ["dist/program/cli.js", "dev", "--site", join(site.work, "shop"), "--port", "0"];
	const server = spawn(process.execPath, args, {
		env: { ...process.env, LC_ALL: "en" },
		stdio: ["ignore", "pipe", "ignore"],
	});
	const url = new Promise<string>((resolve, reject) => {
		let said = "";
		server.stdout.on("data", (chunk) => {
			said += String(chunk);
			const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
			if (found) resolve(found);
		});
		server.once("exit", () => reject(new Error(`facette dev ended: ${said}`)));
	});
	return { url: await url, server };
}

async function end(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null) return;
	const ended = once(server, "exit");
	server.kill();
	await ended;
}

test("B-USE-04 a site in development shows a change, a problem, and its remedy without a reload by hand", async ({
	page,
}) => {
	site.reset();
	const text = readFileSync(file, "utf8");
	const { url, server } = await startServer();
	try {
		await page.goto(`${url}kontakt`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		site.edit<{ translations: { heading?: string }[] }>(`pages/${contactFile}`, (contact) => {
			for (const translation of contact.translations) translation.heading = "Kommen Sie vorbei";
			return contact;
		});
		await expect(page.getByRole("heading", { level: 1, name: "Kommen Sie vorbei" })).toBeVisible();
		writeFileSync(file, "{");
		await expect(page.getByRole("alert").filter({ hasText: "error" })).toContainText(`pages/${contactFile}`);
		writeFileSync(file, text);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByText("Kommen Sie vorbei")).toHaveCount(0);
		await page.goto(`${url}shop`);
		await expect(page.getByRole("listitem").first()).toBeVisible();
	} finally {
		await end(server);
	}
});

test("B-USE-04 a site with an error opens with the error, and shows its pages once that is corrected", async ({
	page,
}) => {
	site.reset();
	const text = readFileSync(file, "utf8");
	writeFileSync(file, "{");
	const { url, server } = await startServer();
	try {
		await page.goto(`${url}kontakt`);
		await expect(page.getByRole("alert").filter({ hasText: "error" })).toContainText(`pages/${contactFile}`);
		writeFileSync(file, text);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	} finally {
		await end(server);
	}
});

/** A card in place of the built-in one, with a note. */
const noteCard = (note: string) => `import styles from "./note-card.module.css";

export default function NoteCard({ Default, language, site, ...props }) {
	return <div className={styles.card}><Default {...props} /><p>${note}</p></div>;
}
`;

const noteColor = (color: string) => `.card > p { color: ${color}; }`;

test("B-USE-07 a site in development shows a change of its own component at once, and of its styles without losing input", async ({
	page,
}) => {
	site.reset();
	const write = (name: string, text: string) => writeFileSync(join(site.work, "shop", name), text);
	write("note-card.tsx", noteCard("Made to measure"));
	write("note-card.module.css", noteColor("rgb(120, 0, 0)"));
	site.configure("components", { ProductCard: "./note-card.tsx" });
	const { url, server } = await startServer();
	try {
		await page.goto(`${url}shop`);
		const note = page.getByText("Made to measure").first();
		await expect(note).toHaveCSS("color", "rgb(120, 0, 0)");
		const search = page.locator("#list-search");
		await search.fill("Ri");
		await page.evaluate(() => {
			document.title = "same document";
		});
		write("note-card.module.css", noteColor("rgb(0, 90, 0)"));
		await expect(note).toHaveCSS("color", "rgb(0, 90, 0)");
		await expect(search).toHaveValue("Ri");
		await expect(page).toHaveTitle("same document");
		write("note-card.tsx", noteCard("Engraved for free"));
		await expect(page.getByText("Engraved for free").first()).toHaveCSS("color", "rgb(0, 90, 0)");
		await expect(page).not.toHaveTitle("same document");
		write("note-card.module.css", "@import './missing.css';");
		await expect(page.getByRole("alert").filter({ hasText: "error" })).toContainText("note-card.module.css");
		write("note-card.module.css", noteColor("rgb(0, 90, 0)"));
		await expect(page.getByRole("alert").filter({ hasText: "error" })).toHaveCount(0);
	} finally {
		await end(server);
	}
});
