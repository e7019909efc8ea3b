import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { handleContent } from './content-api.ts';
import { handleEditor } from './editor-api.ts';
import type { EntryStore } from './entry-store.ts';
import { createKnobs, eventsOf, type Knobs, note, TRACK_PATH, turnKnobs } from './knobs.ts';
import { handleMedia } from './sample-media.ts';
import { json, refusal, type ToolRequest, type ToolResponse } from './tool-response.ts';
import { handleWrite } from './write-api.ts';

/** Dependencies of the service. */
export interface ServiceOptions {
  readonly store: EntryStore;
  readonly apiKey: string;
  readonly privateKey: string;
  /** Returns a file of the editor page by path, or `null` if it does not exist. */
  readonly editorFile: (path: string) => Promise<ToolResponse | null>;
  /** Fills an empty store again. */
  readonly seed: () => Promise<number>;
  readonly now: () => number;
}

const LARGEST_BODY = 10_000_000;

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
};

const SDK_HEADERS = ['x-builder-sdk', 'x-builder-sdk-gen', 'x-builder-sdk-version'];

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_BODY) throw new Error(`The body is larger than ${LARGEST_BODY} bytes.`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const send = (response: ServerResponse, { status, type, body, headers }: ToolResponse): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...CORS, ...headers });
  response.end(body);
};

/** Creates a server with one handler. An error that the handler throws becomes a 500 response. */
const serve = (handle: (incoming: ToolRequest) => Promise<ToolResponse>): Server =>
  createServer((request, response) => {
    void (async () => {
      try {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const body = await readBody(request);
        const authorization = request.headers.authorization ?? '';
        const sdk = SDK_HEADERS.flatMap((name) => request.headers[name] ?? []).join(' ');
        send(response, await handle({ method: request.method ?? 'GET', url, authorization, body, sdk }));
      } catch (error) {
        send(response, refusal(500, error instanceof Error ? error.message : String(error)));
      }
    })();
  });

const faulty = (knobs: Knobs, path: string): ToolResponse | null => {
  if (!path.startsWith('/api/')) return null;
  switch (knobs.fault) {
    case 'error':
      return { status: 500, type: 'text/plain', body: 'Internal Server Error' };
    case 'invalid':
      return { status: 200, type: 'application/json', body: '{"results":[{' };
    case 'empty':
      return json({ results: [] });
    default:
      return null;
  }
};

/** Accepts tracking events, which the control port lists. */
const answerTrack = ({ method, url }: ToolRequest): ToolResponse | null =>
  url.pathname === TRACK_PATH && method === 'POST' ? json({ status: 'ok' }) : null;

/** Creates the service and its control server. Neither listens yet. */
export const createBuilderService = (
  options: ServiceOptions,
): { readonly service: Server; readonly control: Server } => {
  const { store, now } = options;
  const knobs = createKnobs();
  const service = serve(async (incoming) => {
    const { method, url, body, sdk } = incoming;
    const { pathname } = url;
    if (method === 'OPTIONS') return { status: 204, type: 'text/plain', body: '' };
    if (pathname.startsWith('/api/')) {
      note(knobs, { method, url: pathname + url.search, body, sdk });
      if (knobs.delayMs > 0) await sleep(knobs.delayMs);
    }
    return (
      faulty(knobs, pathname) ??
      handleContent(options, incoming) ??
      handleWrite(options, incoming) ??
      answerTrack(incoming) ??
      (await handleMedia(incoming)) ??
      handleEditor(store, now, incoming) ??
      (await options.editorFile(pathname)) ??
      refusal(404, 'There is nothing at this address.')
    );
  });
  const control = serve(async ({ method, url, body }) => {
    const action = `${method} ${url.pathname}`;
    if (action === 'GET /log') return json(knobs.log);
    if (action === 'GET /events') return json(eventsOf(knobs));
    if (action === 'DELETE /log') return json({ dropped: knobs.log.splice(0).length });
    if (action === 'PUT /knobs') {
      turnKnobs(knobs, JSON.parse(body));
      return json({ fault: knobs.fault, delayMs: knobs.delayMs });
    }
    if (action === 'POST /reset') {
      turnKnobs(knobs, { fault: 'none', delayMs: 0 });
      knobs.log.length = 0;
      store.clear();
      return json({ pages: await options.seed() });
    }
    return refusal(404, 'GET /log, GET /events, DELETE /log, PUT /knobs, POST /reset.');
  });
  return { service, control };
};
