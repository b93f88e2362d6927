import { type Decoder, object, satisfying } from "#core/decoding/decoder.ts";
import { either } from "#core/decoding/file-decoders.ts";

/** Whole numbers in a file: the numbers themselves, or their differences if that is shorter. */
export type PackedNumbers = readonly number[] | { readonly steps: readonly number[] };

const numbers = satisfying("a list of numbers", (input): input is readonly number[] => Array.isArray(input));

/** Checks the shape only; {@link unpackNumbers} checks every number in its single pass. */
export const decodePackedNumbers: Decoder<PackedNumbers> = either(numbers, object({ steps: numbers }));

/** Returns the number of characters of a whole number. */
function charactersOf(value: number): number {
	let characters = value < 0 ? 2 : 1;
	for (let rest = Math.abs(value); rest >= 10; rest = Math.floor(rest / 10)) characters += 1;
	return characters;
}

/** Packs whole numbers for {@link unpackNumbers}. */
export function packNumbers(values: ArrayLike<number>): PackedNumbers {
	let [plain, stepped, last] = [0, 0, 0];
	for (let place = 0; place < values.length; place += 1) {
		const value = values[place] as number;
		plain += charactersOf(value);
		stepped += charactersOf(value - last);
		last = value;
	}
	const list = Array.from(values);
	return stepped < plain ? { steps: list.map((value, place) => value - (list[place - 1] ?? 0)) } : list;
}

/** The limits of a packed list; any `length` for null. */
export interface NumberLimits {
	readonly length: number | null;
	readonly min: number;
	readonly max: number;
}

/** Unpacks the numbers of a list; throws if one is not whole or out of range, or if there are too many. */
export function unpackNumbers(packed: PackedNumbers, { length, min, max }: NumberLimits): Int32Array {
	const stepped = "steps" in packed;
	const list: readonly unknown[] = stepped ? packed.steps : packed;
	if (length !== null && list.length !== length) {
		throw new TypeError(`Expected ${length} numbers, found ${list.length}.`);
	}
	const unpacked = new Int32Array(list.length);
	let value = 0;
	for (let place = 0; place < list.length; place += 1) {
		const entry = list[place];
		if (!Number.isInteger(entry)) throw new TypeError(`Not a whole number at ${place}.`);
		value = stepped ? value + (entry as number) : (entry as number);
		if (value < min || value > max) throw new TypeError(`${value} at ${place} is not from ${min} to ${max}.`);
		unpacked[place] = value;
	}
	return unpacked;
}
