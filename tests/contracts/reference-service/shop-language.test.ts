import { expect, it } from "vitest";
import { order, products, project, serviceOfFile, settings } from "./test-service.ts";

const { post, rows } = serviceOfFile({ catalogue: { project, products, settings, language: "fr" } });

it("B-LAW-18 the shop's copy of an order is in the language of its catalogue", async () => {
	expect(await post("/ecom/order", order("language"))).toMatchObject({ status: 200 });
	expect(await rows("SELECT kind, language FROM outbox ORDER BY kind")).toEqual([
		{ kind: "order.customer", language: "de" },
		{ kind: "order.shop", language: "fr" },
	]);
});
