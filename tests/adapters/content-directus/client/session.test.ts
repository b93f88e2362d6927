import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	type Arrived,
	clientOf,
	json,
	refused,
	type ServiceResponse,
} from "#tests/adapters/content-directus/client/service-double.ts";

const credentials = { email: "lena@juwelier.example", password: "a password" };

/** A service whose tokens are numbered; `refresh` may answer otherwise than with the next. */
function service(refresh?: ServiceResponse, expires: unknown = 900_000): ServiceResponse {
	let issued = 0;
	return (response, request) => {
		if (request.url === "/auth/logout") return response.writeHead(204).end();
		if (request.url === "/auth/refresh" && refresh) return refresh(response, request);
		if (!request.url.startsWith("/auth/")) return json(response, { data: [] });
		issued += 1;
		return json(response, {
			data: { access_token: `access-${issued}`, refresh_token: `refresh-${issued}`, expires },
		});
	};
}

const bodies = (arrived: readonly Arrived[], path: string) =>
	arrived.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body));
const tokens = (arrived: readonly Arrived[]) =>
	arrived.filter(({ url }) => url.startsWith("/items")).map(({ token }) => token);

/** Lets time pass, and requests that its passing starts get a while to arrive: one that is not to come would have. */
async function pass(milliseconds: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(milliseconds);
	await new Promise((resolve) => setTimeout(resolve, 60));
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe("a session", () => {
	it("R-CONTENT-01 R-CONTENT-03 logs in in mode jwt, with the one-time password where given, and gives the token", async () => {
		const { client, arrived } = await clientOf(service());
		expect(await client.authenticate({ ...credentials, otp: "123456" })).toBe("access-1");
		expect(await client.authenticate({ ...credentials, mode: "cookie" })).toBe("access-2");
		expect(bodies(arrived, "/auth/login")).toEqual([
			{ ...credentials, otp: "123456", mode: "json" },
			{ ...credentials, mode: "cookie" },
		]);
		await client.items("page");
		expect(tokens(arrived)).toEqual(["access-2"]);
	});

	it("R-CONTENT-03 looks every 10 s and renews when under 30 s remain, not before", async () => {
		const { client, arrived } = await clientOf(service(undefined, 60_000));
		await client.authenticate(credentials);
		await pass(30_000);
		expect(bodies(arrived, "/auth/refresh")).toEqual([]);
		await pass(9_999);
		expect(bodies(arrived, "/auth/refresh")).toEqual([]);
		await pass(1);
		await expect
			.poll(() => bodies(arrived, "/auth/refresh"))
			.toEqual([{ refresh_token: "refresh-1", mode: "json" }]);
		await client.items("page");
		expect(tokens(arrived)).toEqual(["access-2"]);
	});

	it.each([
		["its own minutes × 60000", 2, 900_000, 90_000],
		["what the service says where that is less", 15, 60_000, 30_000],
		["its own minutes where the service says nothing", 2, undefined, 90_000],
	])("R-CONTENT-03 takes a token to hold for %s", async (_, lifetime, expires, until) => {
		const { client, arrived } = await clientOf(service(undefined, expires), { lifetime });
		await client.authenticate(credentials);
		vi.setSystemTime(Date.now() + until);
		await client.items("page");
		vi.setSystemTime(Date.now() + 1);
		await client.items("page");
		expect(tokens(arrived)).toEqual(["access-1", "access-2"]);
	});

	it("R-CONTENT-03 renews before a request when the timer came too late, once for all who ask", async () => {
		const { client, arrived } = await clientOf(service());
		await client.authenticate(credentials);
		vi.setSystemTime(Date.now() + 880_000);
		await Promise.all(Array.from({ length: 25 }, () => client.items("page")));
		expect(bodies(arrived, "/auth/refresh")).toHaveLength(1);
		expect(new Set(tokens(arrived))).toEqual(new Set(["access-2"]));
	});

	it("R-CONTENT-02 R-CONTENT-03 never sends the old token after a refused renewal: auth_expired_token, code 102", async () => {
		const answer = service((response) => refused(response, 401, "Invalid.", { code: "INVALID_CREDENTIALS" }));
		const { client, arrived } = await clientOf(answer);
		await client.authenticate(credentials);
		vi.setSystemTime(Date.now() + 880_000);
		for (const _ of [1, 2]) {
			await expect(client.items("page")).rejects.toMatchObject({ message: "auth_expired_token", code: 102 });
		}
		expect(tokens(arrived)).toEqual([]);
		expect(bodies(arrived, "/auth/refresh")).toHaveLength(1);
		await client.authenticate(credentials);
		await client.items("page");
		expect(tokens(arrived)).toEqual(["access-2"]);
	});
});

describe("a session that fails or ends", () => {
	it("R-CONTENT-03 notes a renewal that failed in the background and tries again", async () => {
		let isDown = true;
		const renewed = { access_token: "renewed", refresh_token: "next", expires: 900_000 };
		const answer = service((response) => (isDown ? response.destroy() : json(response, { data: renewed })));
		const { client, arrived, logger } = await clientOf(answer);
		await client.authenticate(credentials);
		await pass(880_000);
		await expect.poll(() => logger.notes.map(({ key }) => key)).toContain("content.sessionNotRenewed");
		await expect(client.items("page")).rejects.toMatchObject({ message: "Network error", code: -1 });
		isDown = false;
		await client.items("page");
		expect(tokens(arrived)).toEqual(["renewed"]);
	});

	it("R-CONTENT-01 refreshes with a token from elsewhere, and has none without a log-in", async () => {
		const { client, arrived } = await clientOf(service());
		await expect(client.refresh()).rejects.toMatchObject({ message: "auth_expired_token", code: 102 });
		expect(await client.refresh("kept")).toBe("access-1");
		expect(bodies(arrived, "/auth/refresh")).toEqual([{ refresh_token: "kept", mode: "json" }]);
		await client.items("page");
		expect(tokens(arrived)).toEqual(["access-1"]);
	});

	it("R-CONTENT-01 logs out: the service is called, later requests are anonymous, nothing is renewed", async () => {
		const { client, arrived } = await clientOf(service());
		await client.authenticate(credentials);
		await client.logout();
		expect(bodies(arrived, "/auth/logout")).toEqual([{ refresh_token: "refresh-1", mode: "json" }]);
		await client.items("page");
		await pass(900_000);
		expect(tokens(arrived)).toEqual([null]);
		expect(bodies(arrived, "/auth/refresh")).toEqual([]);
	});

	it("R-CONTENT-03 a log-out during a renewal has the last word", async () => {
		let respondLate: () => void = () => {};
		const renewed = { access_token: "late", refresh_token: "late", expires: 900_000 };
		const { client, arrived } = await clientOf(
			service((response) => {
				respondLate = () => json(response, { data: renewed });
			}),
		);
		await client.authenticate(credentials);
		const renewal = client.refresh();
		await expect.poll(() => arrived.length).toBe(2);
		await client.logout();
		respondLate();
		await renewal;
		await client.items("page");
		expect(tokens(arrived)).toEqual([null]);
	});

	it("R-CONTENT-03 its timer does not keep a process running", async () => {
		vi.useRealTimers();
		const timers = vi.spyOn(globalThis, "setInterval");
		const { client } = await clientOf(service());
		await client.authenticate(credentials);
		const timer = timers.mock.results[0]?.value as NodeJS.Timeout;
		expect(timers.mock.calls[0]?.[1]).toBe(10_000);
		expect(timer.hasRef()).toBe(false);
		timers.mockRestore();
	});

	it("R-CONTENT-02 a response without a token is no log-in", async () => {
		const { client } = await clientOf((response) => json(response, { data: {} }));
		await expect(client.authenticate(credentials)).rejects.toMatchObject({ code: 422 });
	});
});
