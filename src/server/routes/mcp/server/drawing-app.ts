const STYLE = `
:root { color-scheme: light dark }
body {
  margin: 0; padding: 12px; font: 14px/1.45 var(--font-sans, system-ui, sans-serif);
  color: var(--color-text-primary, light-dark(#0f1b22, #eef1f2));
  background: var(--color-background-primary, light-dark(#fff, #14181b));
}
figure { margin: 0 }
img { display: block; max-width: 100%; height: auto; margin: 0 auto 8px }
p { margin: 0 }
a { display: inline-block; padding: 5px 0; color: inherit; text-underline-offset: 3px }
[hidden] { display: none }`;

/*
 * The protocol of MCP Apps (2026-01-26) is JSON-RPC over postMessage. The drawing is shown as an image, in which no
 * JavaScript of an SVG could run, on white paper in a dark chat too: inverted, a black ring would be white. A host frames this document in a sandbox without network access.
 */
const SCRIPT = `
const root = document.documentElement;
const [figure, image, caption, link, status] = ['figure', 'image', 'caption', 'link', 'status'].map((id) => document.getElementById(id));
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const waiting = new Map();
let lastId = 0;
let theme = '';
let opensLinks = false;

const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const notify = (method, params = {}) => post({ method, params });
const request = (method, params) => new Promise((resolve, reject) => {
  waiting.set(++lastId, { resolve, reject });
  post({ id: lastId, method, params });
});

const showTheme = () => {
  const shown = theme || (prefersDark.matches ? 'dark' : 'light');
  root.dataset.theme = shown;
  root.style.colorScheme = shown;
};
const readContext = (context = {}) => {
  if (context.theme === 'light' || context.theme === 'dark') theme = context.theme;
  for (const [name, value] of Object.entries(context.styles?.variables ?? {}))
    if (name.startsWith('--') && typeof value === 'string') root.style.setProperty(name, value);
  showTheme();
};

const tell = (text) => {
  status.textContent = text;
  status.hidden = text === '';
};
const showLink = ({ url, text }) => {
  link.hidden = !/^https?:/.test(url ?? '');
  link.textContent = text;
  if (!link.hidden) link.href = url;
};
const showResult = (result) => {
  const drawing = result._meta?.drawing;
  const hasDrawing = !result.isError && typeof drawing?.svg === 'string';
  figure.hidden = !hasDrawing;
  if (hasDrawing) {
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(drawing.svg);
    image.alt = drawing.alt;
    caption.textContent = drawing.caption;
  }
  const { part, parts_url } = result.structuredContent ?? {};
  showLink(drawing?.link ?? { url: part?.url ?? parts_url, text: 'Open the page' });
  if (hasDrawing) tell('');
  else if (result.isError) tell(result.content?.[0]?.text ?? 'There is no drawing.');
  else tell('This app did not receive the drawing.');
};

link.addEventListener('click', (event) => {
  if (!opensLinks) return;
  event.preventDefault();
  request('ui/open-link', { url: link.href }).catch(() => tell('The link was not opened: ' + link.href));
});

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.jsonrpc !== '2.0') return;
  const { id, method, params, result, error } = data;
  if (method === undefined) {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(error);
    else resolve?.(result);
  } else if (method === 'ui/notifications/tool-result') showResult(params ?? {});
  else if (method.startsWith('ui/notifications/tool-cancel')) tell('The request was canceled, so there is no drawing.');
  else if (method === 'ui/notifications/host-context-changed') readContext(params);
  else if (method === 'ui/resource-teardown' || method === 'ping') post({ id, result: {} });
  else if (id !== undefined) post({ id, error: { code: -32601, message: 'Method not found' } });
});

prefersDark.addEventListener('change', showTheme);
showTheme();
new ResizeObserver(() => notify('ui/notifications/size-changed', {
  width: root.scrollWidth,
  height: Math.ceil(document.body.getBoundingClientRect().height),
})).observe(document.body);

request('ui/initialize', {
  protocolVersion: '2026-01-26',
  appInfo: { name: 'drawing', version: '1.0.0' },
  appCapabilities: { availableDisplayModes: ['inline'] },
}).then((host) => {
  opensLinks = host?.hostCapabilities?.openLinks !== undefined;
  readContext(host?.hostContext);
  notify('ui/notifications/initialized');
}, () => tell('This app could not connect to the chat.'));`;

/** The MCP App that shows the drawing of a tool's result. One document without any other file or host. */
export const DRAWING_APP = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Drawing</title>
<style>${STYLE}
</style>
</head>
<body>
<figure id="figure" hidden><img id="image" alt=""><figcaption id="caption"></figcaption></figure>
<p id="status" role="status">The drawing is on its way.</p>
<a id="link" href="" target="_blank" rel="noreferrer" hidden></a>
<script type="module">${SCRIPT}
</script>
</body>
</html>
`;
