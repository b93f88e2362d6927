import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, askRaw, createFixture, secret, writeFiles } from "#tests/renderer/preview/preview-fixture.ts";

const preview = createFixture();
beforeAll(preview.start);
afterAll(preview.stop);

const attacks: readonly string[] = [
	"/../secret.txt",
	"/assets/../../secret.txt",
	"/%2e%2e/secret.txt",
	"/%2e%2e%2fsecret.txt",
	"/..%2fsecret.txt",
	"/..%5csecret.txt",
	"/..\\secret.txt",
	"/assets/..;/../secret.txt",
	"/%252e%252e/secret.txt",
	"/%252e%252e%252fsecret.txt",
	"/%c0%ae%c0%ae/secret.txt",
	"/leak.txt",
	"/leak/index.html",
	"/leak",
	"/dangling.txt",
	"/.build/state.json",
	"//etc/passwd",
	"/secret.txt%00.html",
	"/kontakt%00",
	"/kontakt%0d%0aset-cookie:a=b/",
	"/%",
	"/%zz",
	"/%ff",
	"/kontakt/./",
	"/kontakt/..",
	"/kontakt//",
	"//evil.com/",
	"//evil.com/kontakt/",
	"///evil.com/",
	"/%2fevil.com/",
	"/\\evil.com/",
	"/%5cevil.com/",
	"/kontakt#/",
	"//evil.com/%2e%2e",
	"//kontakt/",
	"//kontakt/index.html",
	"http://evil.com/kontakt/",
	"https:evil.com",
	"kontakt",
	"*",
	"/kontakt\0",
	"/gl\xfc/",
];

describe("attacks", () => {
	it.each(attacks)(
		"B-SEC-03 responds to %j with 400 or 404: nothing from outside, no redirect to another host",
		async (target) => {
			const answer = await askRaw(preview.port(), target);
			expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
			expect(answer).not.toContain(secret);
			expect(answer.toLowerCase()).not.toMatch(/\r\n(location|set-cookie):/);
			expect(answer).not.toContain(preview.outside);
		},
	);

	it.each(["ring/index.html", "ring"])(
		"B-SEC-03 does not follow %s once it has become a link to the outside",
		async (replaced) => {
			// A new name at the top makes the server read the folder again; the swap below it is not noticed.
			writeFiles(preview.site, {
				"tausch/ring/index.html": "<h1>Tausch</h1>",
				[`${replaced.length}.txt`]: "",
			});
			expect((await ask(preview.port(), "/tausch/ring")).body.toString()).toBe("<h1>Tausch</h1>");
			rmSync(join(preview.site, "tausch", replaced), { recursive: true });
			symlinkSync(
				join(preview.outside, replaced === "ring" ? "" : "index.html"),
				join(preview.site, "tausch", replaced),
			);
			const response = await ask(preview.port(), "/tausch/ring");
			expect(response.status).toBe(404);
			expect(response.body.toString()).not.toContain(secret);
			rmSync(join(preview.site, "tausch"), { recursive: true });
		},
	);
});
