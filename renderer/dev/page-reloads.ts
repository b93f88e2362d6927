import type { ServerResponse } from "node:http";

/** The path of the event stream that pages listen to. */
export const eventsPath = "/.facette/events";

/** A message to every open page: to load again, to load only its style sheets again, or to show what is wrong with the site. */
export type PageEvent =
	| { readonly type: "reload" | "styles" }
	| { readonly type: "problem"; readonly text: string };

/** The pages of a development server that are open in browsers. */
export interface PageReloads {
	/** Identifies the state that documents are rendered from; each event begins another one. */
	state(): string;
	/**
	 * Keeps a response open as a stream of events. `pageState` is the state of its page: if another one has begun since, the page
	 * has missed the event, which is sent at once.
	 */
	add(response: ServerResponse, pageState?: string): void;
	send(event: PageEvent): void;
}

/** Creates the list of open pages. */
export function createPageReloads(): PageReloads {
	const open = new Set<ServerResponse>();
	const started = Date.now();
	let count = 0;
	let missed: PageEvent = { type: "reload" };
	const state = () => `${started}-${count}`;
	const write = (response: ServerResponse, event: PageEvent) =>
		response.write(`data: ${JSON.stringify(event)}\n\n`);
	return {
		state,
		add(response, pageState = state()) {
			response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
			// Sent at once, so that the browser knows that the stream is open.
			response.write(": open\n\n");
			if (pageState !== state()) write(response, missed);
			open.add(response);
			response.on("close", () => open.delete(response));
		},
		send(event) {
			count += 1;
			// Style sheets alone do not bring a page up to date that has missed other events.
			missed = event.type === "problem" ? event : { type: "reload" };
			for (const response of open) write(response, event);
		},
	};
}

const problemStyle =
	"position:fixed;inset:0;z-index:2147483647;margin:0;padding:2rem;overflow:auto;white-space:pre-wrap;" +
	"font:16px/1.5 ui-monospace,monospace;color:#fff;background:#1b1b1f";

/**
 * Replaces the page's changed style sheets, whose names differ in their hashes; the state of the page stays. Loads the page again if it
 * shows a problem or has no style sheet of such a name.
 */
const replaceStyles = `const sheets=(of)=>[...of.querySelectorAll("link[rel=stylesheet]")];
const stem=(sheet)=>sheet.getAttribute("href").replace(/-[^-]*$/,"");
const replaceStyles=async()=>{const page=await fetch(location.href);
if(!page.ok||document.getElementById("facette-problem"))return location.reload();
for(const sheet of sheets(new DOMParser().parseFromString(await page.text(),"text/html"))){
const href=sheet.getAttribute("href");const shown=sheets(document);
if(shown.some((one)=>one.getAttribute("href")===href))continue;
const former=shown.findLast((one)=>stem(one)===stem(sheet));
if(!former)return location.reload();
const changed=former.cloneNode();changed.href=href;changed.onload=()=>former.remove();former.after(changed)}};`;

/**
 * Returns the script of a document of a state. It loads the page again when the site has changed, also after the server was started
 * again, and shows what is wrong.
 */
const script = (state: string) => `{${replaceStyles}const events=new EventSource("${eventsPath}?${state}");
events.onmessage=({data})=>{const{type,text}=JSON.parse(data);if(type==="reload")return location.reload();
if(type==="styles")return replaceStyles();
const box=document.getElementById("facette-problem")??document.body.appendChild(document.createElement("pre"));
Object.assign(box,{id:"facette-problem",role:"alert",textContent:text,style:"${problemStyle}"})};
addEventListener("pagehide",()=>events.close())}`;

/** Returns a document of a state that follows the server's events. */
export function withReloads(html: string, state: string): string {
	return html.replace(/(?=<\/body>|$(?![\s\S]))/, () => `<script type="module">${script(state)}</script>`);
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Returns a document that shows what is wrong with the site, until it can be shown again. */
export function problemPage(text: string, state: string): string {
	const escaped = text.replace(/[&<>]/g, (character) => entities[character] ?? character);
	return withReloads(
		`<!doctype html><meta charset="utf-8"><title>Facette</title><body><pre role="alert" id="facette-problem" style="${problemStyle}">${escaped}</pre></body>`,
		state,
	);
}
