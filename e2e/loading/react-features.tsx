import { Suspense, use, useActionState } from "react";
import { useFormStatus } from "react-dom";
import { createRoot } from "react-dom/client";

const greeting = new Promise<string>((resolve) => setTimeout(() => resolve("Guten Tag"), 50));

function Send() {
	const { pending } = useFormStatus();
	return <button type="submit">{pending ? "Sending" : "Send"}</button>;
}

/** A site's own component with React's document and form features. */
function SiteComponent() {
	const [sent, send] = useActionState(async (_: string, data: FormData) => {
		await fetch("/sent");
		return String(data.get("name"));
	}, "");
	return (
		<>
			<title>Title of a component</title>
			<meta name="description" content="Description of a component" />
			<link rel="stylesheet" href="/component.css" precedence="default" />
			<p>{use(greeting)}</p>
			<form action={send}>
				<input name="name" aria-label="Name" />
				<Send />
			</form>
			<output>{sent}</output>
		</>
	);
}

const root = document.getElementById("root");
if (root)
	createRoot(root).render(
		<Suspense fallback={<p>Loading</p>}>
			<SiteComponent />
		</Suspense>,
	);
