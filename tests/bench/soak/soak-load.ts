import { setTimeout as sleep } from 'node:timers/promises';
import { clientAddress } from '../../attack/support/request.ts';
import { SITE } from '../../attack/support/target.ts';

/** One kind of visitor action; `turn` varies it. */
interface Step {
  readonly path: (turn: number) => string;
  /** The JSON body; without one, the step only reads. */
  readonly body?: (turn: number) => unknown;
}

const MATERIALS = ['fkm', 'nbr', 'epdm', 'silicone', 'hnbr', 'ptfe'];
const PAGES = [
  '/',
  '/faq',
  '/o-rings',
  '/x-rings',
  '/rma-tolerances',
  '/contact-us',
  '/as568-sizing-chart',
  '/nbr-buna-n',
];
const of = <T>(items: readonly T[], turn: number): T => items[turn % items.length] as T;

/** A part that visitors view. */
export interface SoakPart {
  readonly id: number;
  readonly name: string;
}

/**
 * The actions of visitors in turn: of ten steps, three listings, two parts with their prices, pages and searches;
 * occasionally a request.
 */
const steps = (parts: readonly SoakPart[]): readonly Step[] => [
  { path: (turn) => `/shop/orings?material=${of(MATERIALS, turn)}&page=${1 + (turn % 40)}` },
  { path: (turn) => `/api/compounds-search?material=${of(MATERIALS, turn)}&id_low=${turn % 60}&sortBy=price:asc` },
  { path: (turn) => `/product/${of(parts, turn).name.toLowerCase()}` },
  { path: (turn) => `/api/pricing/${of(parts, turn).id}` },
  { path: (turn) => of(PAGES, turn) },
  { path: () => '/api/search', body: (turn) => ({ searchText: `fk7502-${200 + (turn % 49)}` }) },
  { path: (turn) => `/search?query=${of(MATERIALS, turn)}%20${200 + (turn % 49)}` },
  { path: (turn) => `/api/compounds-search?search=${200 + (turn % 49)}&limit=50` },
  { path: (turn) => `/api/sizes?standard=all&page=${1 + (turn % 20)}` },
  { path: (turn) => `/api/modifiers/${of(['color', 'material', 'brand'], turn)}` },
  { path: () => '/favicon.svg' },
  {
    path: () => '/api/quotes',
    body: (turn) => ({
      contact: { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: 'By Friday?' },
      items: [
        {
          uid: 'a',
          id: of(parts, turn).id,
          productName: 'x',
          description: 'x',
          price: 15_600,
          quantity: 200,
          shipTime: 1,
        },
      ],
      _key: `soak-${turn}-${Math.random()}`,
    }),
  },
];

/** The results of a period of load. */
export interface Load {
  readonly times: number[];
  readonly errors: string[];
  /** Requests that were due while 200 others had no response yet: the machine is too slow. */
  late: number;
}

const MAX_OPEN = 200;
const PATIENCE_MS = 15_000;

const visit = async (origin: string, { path, body }: Step, turn: number): Promise<string | null> => {
  const address = path(turn);
  const json = body === undefined ? undefined : JSON.stringify(body(turn));
  try {
    const answer = await fetch(origin + address, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'CF-Connecting-IP': clientAddress(turn),
        ...(json !== undefined && { Origin: SITE, 'Content-Type': 'application/json' }),
      },
      ...(json !== undefined && { method: 'POST', body: json }),
    });
    await answer.arrayBuffer();
    return answer.ok ? null : `${answer.status} ${address}`;
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${address}`;
  }
};

export interface SteadyLoad {
  /** Returns the results since the last call. */
  take(): Load;
  stop(): Promise<void>;
}

/**
 * Sends a fixed number of requests per second, whether or not earlier ones have completed, because a slow site does not
 * slow down its visitors.
 */
export const steadyLoad = (origin: string, parts: readonly SoakPart[], perSecond: number): SteadyLoad => {
  const all = steps(parts);
  let current: Load = { times: [], errors: [], late: 0 };
  let isOver = false;
  const open = new Set<Promise<void>>();
  const start = (turn: number): void => {
    const step = of(all, turn);
    const started = performance.now();
    const one = visit(origin, step, turn).then((error) => {
      current.times.push(performance.now() - started);
      if (error !== null) current.errors.push(error);
      open.delete(one);
    });
    open.add(one);
  };
  const running = (async () => {
    const began = performance.now();
    for (let turn = 0; !isOver; turn++) {
      const wait = began + (turn * 1000) / perSecond - performance.now();
      if (wait > 1) await sleep(wait);
      if (open.size < MAX_OPEN) start(turn);
      else current.late += 1;
    }
    await Promise.all(open);
  })();
  return {
    take() {
      const taken = current;
      current = { times: [], errors: [], late: 0 };
      return taken;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
};
