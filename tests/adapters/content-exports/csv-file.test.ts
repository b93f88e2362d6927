import { describe, expect, it } from "vitest";
import { allRows, openCsv } from "#adapters/content-exports/csv-file.ts";
import { createExportReport } from "#adapters/content-exports/export-findings.ts";
import { writeList } from "#tests/adapters/content-exports/read-documents.ts";

async function read(bytes: string | Buffer) {
	const report = createExportReport("list.csv");
	const table = await openCsv(writeList(bytes), report);
	const rows = table === null ? [] : await allRows(table);
	return {
		columns: table?.columns ?? [],
		rows: rows.map(({ line, cell }) => [line, ...(table?.columns ?? []).map(cell)]),
		findings: report.findings,
	};
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

describe("a CSV file", () => {
	it.each([
		["with commas", "Name,Preis\nSüß,1\n"],
		["with semicolons and Windows line ends", "Name;Preis\r\nSüß;1\r\n"],
		["with tabs", "Name\tPreis\nSüß\t1\n"],
		["with a byte order mark", "\uFEFFName,Preis\nSüß,1"],
		["in Windows-1252", Buffer.from("Name;Preis\nS\xfc\xdf;1\n", "latin1")],
		["in UTF-16, as Excel writes it", utf16("Name\tPreis\nSüß\t1\n")],
		["with blanks around names and cells", " Name ; Preis \n Süß ; 1 \n"],
	])("B-USE-07 is read %s", async (_, bytes) => {
		const { columns, rows } = await read(bytes);
		expect(columns).toEqual(["Name", "Preis"]);
		expect(rows).toEqual([[2, "Süß", "1"]]);
	});

	it("B-USE-07 returns the first line of each row despite line breaks in cells, blank lines and Excel's separator line", async () => {
		const { rows } = await read('sep=;\r\na;b\r\n"1\r\n\r\n2";x\r\n\r\n3;"y ""z"""\r\n;\r\n4;u "v" w\r\n');
		expect(rows).toEqual([
			[3, "1\n\n2", "x"],
			[7, "3", 'y "z"'],
			[9, "4", 'u "v" w'],
		]);
	});

	it("B-USE-07 of thousands of rows is read row by row", async () => {
		const lines = Array.from({ length: 20_000 }, (_, place) => `${place},"Ring\n${place}"`);
		const { rows } = await read(`id,name\n${lines.join("\n")}\n`);
		expect(rows).toHaveLength(20_000);
		expect(rows.at(-1)).toEqual([40_000, "19999", "Ring\n19999"]);
	});
});
