/** The content policy that hosts of MCP Apps apply to an app without declared hosts (MCP Apps, 2026-01-26). */
const HOST_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

const inSandbox = (app: string): string =>
  app.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${HOST_POLICY}">`);

type Theme = 'light' | 'dark';

/** Returns a value as JavaScript that a script element can contain. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Runs in the page of the host: responds to the app as a chat does, and records its messages. */
const hostScript = (app: string, theme: Theme, result: unknown): string => `
window.messages = [];
const frame = document.querySelector('iframe');
const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  window.messages.push(data);
  if (data.method === 'ui/initialize')
    send({ id: data.id, result: {
      protocolVersion: '2026-01-26',
      hostInfo: { name: 'test host', version: '1.0.0' },
      hostCapabilities: { openLinks: {} },
      hostContext: { theme: '${theme}', displayMode: 'inline' },
    } });
  if (data.method === 'ui/notifications/initialized') {
    send({ method: 'ui/notifications/tool-input', params: { arguments: {} } });
    send({ method: 'ui/notifications/tool-result', params: ${inScript(result)} });
  }
  if (data.method === 'ui/notifications/size-changed') frame.style.height = data.params.height + 'px';
  if (data.method === 'ui/open-link') send({ id: data.id, result: {} });
});
frame.srcdoc = ${inScript(inSandbox(app))};`;

/** Returns the page of a chat that shows an MCP App with the result of a tool. */
export const appHostPage = (
  app: string,
  theme: Theme,
  result: unknown,
): string => `<!doctype html><html lang="en"><head><title>Chat</title></head>
<body style="margin:0;background:${theme === 'dark' ? '#14181b' : '#fff'}">
<iframe title="Drawing" sandbox="allow-scripts" style="width:100%;border:0"></iframe>
<script type="module">${hostScript(app, theme, result)}</script></body></html>`;
