import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountOf } from './accounts.ts';
import { formWithFiles, JSON_HEADERS, quoteBody } from './posts.ts';
import { clientOf } from './visit.ts';
import { FILES } from './visits.ts';

/**
 * When a visitor disconnects: this many milliseconds after the request was sent, with the headers, or with the first
 * bytes.
 */
const MOMENTS = [0, 3, 30, 'head', 'bytes'] as const;
type Moment = (typeof MOMENTS)[number];

interface Left {
  readonly path: string;
  readonly body?: () => Promise<{ readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> }>;
}

/** Returns a body as sent, with its content headers. */
const encoded = async (origin: string, body: string | FormData, headers: Record<string, string> = {}) => {
  const whole = new Request(origin, { method: 'POST', body, headers });
  const bytes = Buffer.from(await whole.arrayBuffer());
  return { bytes, headers: { 'Content-Type': whole.headers.get('Content-Type') ?? '', Origin: origin } };
};

/** One response of every kind: streamed page, cached page, API, picture, PDF, ZIP, and sent data. */
const left = (origin: string, product: number, turn: number): Left[] => [
  { path: `/search?query=${210 + (turn % 9)}` },
  { path: `/shop/orings?search=fk7502-${210 + (turn % 9)}` },
  { path: '/product/fk7502-214' },
  { path: '/faq' },
  { path: '/contact-us' },
  { path: `/api/compounds-search?search=fk7502-${210 + (turn % 9)}` },
  { path: '/api/compounds-search?search=214&stock_available=true' },
  { path: `/api/pricing/${product}` },
  { path: '/og/faq.png' },
  ...FILES.map(({ path }) => ({ path })),
  { path: '/api/quotes', body: () => encoded(origin, quoteBody(product, turn), JSON_HEADERS) },
  { path: '/api/forms/CustomPartRequestForm', body: () => encoded(origin, formWithFiles(turn)) },
  {
    path: '/auth/login',
    body: () => {
      const { email, password } = accountOf(turn);
      return encoded(origin, JSON.stringify({ email, password }), JSON_HEADERS);
    },
  },
];

/** Sends a request and closes the connection at a moment. */
const leave = async (origin: string, { path, body }: Left, moment: Moment, client: string): Promise<void> => {
  const sent = await body?.();
  await new Promise<void>((resolve) => {
    const headers = { 'X-Chaos-Isolate': 'first', 'CF-Connecting-IP': client, ...sent?.headers };
    const going = request(origin + path, { method: sent ? 'POST' : 'GET', headers, agent: false });
    const close = (): void => {
      going.destroy();
      resolve();
    };
    going.on('error', () => resolve());
    going.on('response', (response) => {
      response.on('error', () => resolve());
      response.on('end', () => resolve());
      if (moment === 'head') close();
      else response.on('data', close);
    });
    going.end(sent?.bytes, () => {
      if (typeof moment === 'number') setTimeout(close, moment);
    });
  });
};

/**
 * Visitors who disconnect before the response is complete, at every moment of every kind of response, until stopped.
 */
export const sendLeavers = (origin: string, product: number, count: number): { stop(): Promise<number> } => {
  let isOver = false;
  let turn = 0;
  const going = async (): Promise<void> => {
    while (!isOver) {
      const at = turn++;
      const all = left(origin, product, at);
      const round = Math.floor(at / all.length);
      const [one, moment] = [all[at % all.length], MOMENTS[(at + round) % MOMENTS.length]];
      if (one && moment !== undefined) await leave(origin, one, moment, clientOf(at));
      await sleep(20);
    }
  };
  const running = Array.from({ length: count }, going);
  return {
    async stop() {
      isOver = true;
      await Promise.all(running);
      return turn;
    },
  };
};
