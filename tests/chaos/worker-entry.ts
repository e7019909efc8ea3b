/** First module of the Worker: later modules read a settable clock. `new Date()` follows it too. */
export const CLOCK = `
const RealDate = Date;
const realNow = Date.now.bind(Date);
export const clock = { ahead: 0 };
const now = () => realNow() + clock.ahead;
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => (given.length === 0 ? new target(now()) : new target(...given)),
});
`;

/**
 * The built Worker with bindings that can be set to fail through `POST /__chaos`. Imports run before this module's
 * body, so that the clock is a separate module and comes first.
 */
export const ENTRY = `
import { clock } from './clock.js';
import worker from '../index.js';
export * from '../index.js';

const faults = { kv: null, d1: null, r2: null, mail: null };
let olderPointer = null;

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const failing = async (fault, name) => {
  if (fault === 'hangs') await wait(15000);
  throw new Error(name + ' is down.');
};

/** Calls of a binding go through unless \`fails\` names a fault for them. */
const faulty = (target, name, fails) =>
  new Proxy(target, {
    get(_, property) {
      const member = target[property];
      if (typeof member !== 'function') return member;
      const isStatement = property === 'prepare' || property === 'bind';
      if (isStatement) return (...given) => faulty(member.apply(target, given), name, fails);
      return (...given) => {
        const fault = fails(property, given);
        return fault === null ? member.apply(target, given) : failing(fault, name);
      };
    },
  });

/** The value before the last one of each key, as a location sees it that has not heard of the last write. */
const written = new Map();
let reads = 0;
let olderReads = 0;
const olderValue = (key) => (key.endsWith('catalog/current') ? olderPointer : (written.get(key)?.before ?? null));
const forgetful = (kv) =>
  new Proxy(kv, {
    get(_, property) {
      if (property === 'get')
        return async (key, ...given) => {
          const older = faults.kv === 'older' && reads++ % 2 === 0 ? olderValue(key) : null;
          if (older === null) return kv.get(key, ...given);
          olderReads += 1;
          return older;
        };
      if (property === 'put')
        return (key, value, ...given) => {
          if (typeof value === 'string') written.set(key, { before: written.get(key)?.last ?? null, last: value });
          return kv.put(key, value, ...given);
        };
      const member = kv[property];
      return typeof member === 'function' ? member.bind(kv) : member;
    },
  });

/** How often each mail was sent, by recipient and subject. */
const mails = new Map();
const mailbox = {
  async send({ to, subject }) {
    if (faults.mail !== null) return failing(faults.mail, 'Mail');
    const mail = to + ' ' + subject;
    mails.set(mail, (mails.get(mail) ?? 0) + 1);
  },
};

const ofKv = () => (faults.kv === 'older' ? null : faults.kv);
const ofR2 = (call, [key]) => {
  if (faults.r2 !== 'second file fails') return faults.r2;
  return call === 'put' && /\\/2\\.\\w+$/.test(key) ? 'fails' : null;
};
const surround = (env) => ({
  ...env,
  CACHE: faulty(forgetful(env.CACHE), 'KV', ofKv),
  DB: faulty(env.DB, 'D1', () => faults.d1),
  UPLOADS: faulty(env.UPLOADS, 'R2', ofR2),
  EMAIL: mailbox,
});

const emptyCache = async (kv) => {
  for (let cursor; ; ) {
    const page = await kv.list({ cursor });
    await Promise.all(page.keys.filter(({ name }) => name.includes('cache/')).map(({ name }) => kv.delete(name)));
    if (page.list_complete) return;
    cursor = page.cursor;
  }
};

let surrounded = null;
const set = async (state, env, context) => {
  const { kv = null, d1 = null, r2 = null, mail = null, ahead, isCold = false, cron } = state;
  Object.assign(faults, { kv, d1, r2, mail });
  olderPointer = state.olderPointer ?? null;
  clock.ahead = ahead;
  if (isCold) {
    // Everything an isolate keeps hangs on this object.
    surrounded = null;
    await emptyCache(env.CACHE);
  }
  surrounded ??= surround(env);
  if (cron) await worker.scheduled({ cron, scheduledTime: Date.now() }, surrounded, context);
  return Response.json({ mails: [...mails], olderReads });
};

export default {
  async fetch(request, env, context) {
    if (env.TWIN && request.headers.get('X-Chaos-Isolate') === 'twin') return env.TWIN.fetch(request);
    if (new URL(request.url).pathname === '/__chaos') return set(await request.json(), env, context);
    surrounded ??= surround(env);
    return worker.fetch(request, surrounded, context);
  },
};
`;
