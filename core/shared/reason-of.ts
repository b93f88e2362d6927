/** Says of anything thrown, in words for the log, what was wrong; cut to 300 characters. */
export function reasonOf(error: unknown): string {
	return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
}
