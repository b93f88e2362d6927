import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBucket } from "#adapters/site-s3/bucket.ts";
import { probeConditions } from "#adapters/site-s3/probe-conditions.ts";
import { createS3SiteOutput } from "#adapters/site-s3/s3-site-output.ts";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { siteOutputSuite } from "#tests/adapters/port-suites/site-output.ts";

const directory = mkdtempSync(join(tmpdir(), "facette-ceph-"));
let endpoint = "";

const freePort = () =>
	new Promise<number>((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
		});
	});

/** Whether Debian's Ceph is installed, as CI does it. */
const isInstalled = ["ceph-mon", "ceph-osd", "radosgw"].every(
	(program) => spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0,
);

describe.skipIf(!isInstalled)("the S3 gateway of Ceph (left out if Ceph is not installed)", () => {
	beforeAll(async () => {
		Object.assign(process.env, { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" });
		const port = await freePort();
		const started = spawnSync("bash", [join("tests", "ceph", "start-ceph.sh"), directory, String(port)], {
			stdio: "ignore",
		});
		expect(started.status).toBe(0);
		endpoint = `http://127.0.0.1:${port}`;
	});

	afterAll(() => {
		for (const name of ["rgw", "osd", "mon"]) {
			try {
				process.kill(Number(readFileSync(join(directory, `${name}.pid`), "utf8")), "SIGKILL");
			} catch {
				// It was not started.
			}
		}
		rmSync(directory, { recursive: true, force: true });
	});

	async function newBucket() {
		const bucket = `shop-${randomUUID()}`;
		const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true });
		await client.send(new CreateBucketCommand({ Bucket: bucket }));
		return { client, address: { bucket, endpoint, pathStyle: true } };
	}

	siteOutputSuite("Ceph", async () => {
		const { client, address } = await newBucket();
		const { bucket: Bucket } = address;
		return {
			output: () => createS3SiteOutput({ ...address, prefix: "", describe: describeFile }),
			async served() {
				const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
				const texts = new Map<string, string>();
				for (const { Key = "" } of Contents) {
					if (Key.startsWith(".")) continue;
					const found = await client.send(new GetObjectCommand({ Bucket, Key }));
					const body = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
					texts.set(Key, (found.ContentEncoding === "gzip" ? gunzipSync(body) : body).toString());
				}
				return texts;
			},
		};
	});

	it("B-REL-08 honours conditions with bare ETags", async () => {
		const { address } = await newBucket();
		const bucket = await openBucket(address);
		expect(await probeConditions(bucket, ".facette/")).toBe("bare");
		expect(await bucket.list("")).toEqual(new Map());
	});
});
