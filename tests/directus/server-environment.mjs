import { join } from "node:path";

/** The administrator of the tests' servers, which listen on this machine only. */
export const administrator = {
	email: "admin@example.com",
	password: "admin-password",
	token: "admin-token",
	secret: "a-secret-of-the-tests-alone",
};

/** Returns the command line of Directus in an installation: "bootstrap", "start", … */
export function serverCommand(folder, ...args) {
	const node = join(folder, "node/node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node");
	return [node, join(folder, "node_modules/@directus/api/dist/cli/run.js"), ...args];
}

/** Returns the environment variables of Directus for a data folder, with database and files, and a local port. */
export function serverEnvironment({ data, port }) {
	return {
		HOST: "127.0.0.1",
		PORT: String(port),
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		DB_CLIENT: "sqlite3",
		DB_FILENAME: join(data, "db.sqlite"),
		SECRET: administrator.secret,
		ADMIN_EMAIL: administrator.email,
		ADMIN_PASSWORD: administrator.password,
		ADMIN_TOKEN: administrator.token,
		STORAGE_LOCATIONS: "local",
		STORAGE_LOCAL_DRIVER: "local",
		STORAGE_LOCAL_ROOT: join(data, "uploads"),
		EXTENSIONS_PATH: join(data, "extensions"),
		TELEMETRY: "false",
		SERVE_APP: "false",
		CACHE_ENABLED: "false",
		LOG_LEVEL: "warn",
		// A suite sends requests faster than visitors, and nobody else can reach the server.
		RATE_LIMITER_ENABLED: "false",
		// Nor does it refuse requests while other checks use the processors.
		PRESSURE_LIMITER_ENABLED: "false",
		PASSWORD_RESET_URL_ALLOW_LIST: "https://juwelier.example/passwort",
		EMAIL_VERIFY_SETUP: "false",
		// Without 0.0.0.0, which forbids messages of Flows to this machine.
		IMPORT_IP_DENY_LIST: "169.254.169.254",
		ASSETS_TRANSFORM_IMAGE_MAX_DIMENSION: "6000",
	};
}
