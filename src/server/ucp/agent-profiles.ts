import * as v from 'valibot';
import { boundedMap } from '../cache/bounded-map.ts';
import { boundedText } from '../http/bounded-text.ts';
import { agentProfileUrl } from './agent-url.ts';
import { type Refusal, refuse } from './refusal.ts';

const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const registry = v.record(v.string(), v.array(v.object({ version: date })));
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];
const publicKey = v.pipe(
  v.looseObject({ kid: v.string(), kty: v.string() }),
  v.check((key) => !PRIVATE_MEMBERS.some((name) => name in key)),
);

/** The members of a caller's profile that this site reads, in the form that the protocol requires. */
const agentProfile = v.object({
  ucp: v.object({
    version: date,
    services: registry,
    payment_handlers: registry,
    capabilities: v.optional(registry, {}),
  }),
  keys: v.optional(v.array(publicKey)),
});

export interface AgentProfile {
  readonly ok: true;
  readonly version: string;
  /** Versions by name of the capability. */
  readonly capabilities: ReadonlyMap<string, readonly string[]>;
}

export interface AgentProfiles {
  /** Returns the profile at a URL that a caller names. `host` is that of the request. */
  readonly read: (url: string, host: string) => Promise<AgentProfile | Refusal>;
}

/** Limits of an isolate. They are the same for any number of callers. */
export const PROFILE_LIMITS = {
  timeoutMs: 2000,
  bytes: 128 * 1024,
  cached: 64,
  /** A profile is cached for at least this time, and so is a failure. */
  leastS: 60,
  mostS: 3600,
  atOnce: 4,
  perMinute: 30,
} as const;

const MINUTE_MS = 60_000;
const LONGEST_FETCH_MS = 2 * PROFILE_LIMITS.timeoutMs;
const RETRY_AFTER_S = 10;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

const parsed = (text: string): AgentProfile | null => {
  try {
    const { ucp } = v.parse(agentProfile, JSON.parse(text));
    const capabilities = new Map(
      Object.entries(ucp.capabilities).map(([name, entries]) => [name, entries.map(({ version }) => version)]),
    );
    return { ok: true, version: ucp.version, capabilities };
  } catch {
    return null;
  }
};

/** Returns for how long a profile may be cached, in seconds. */
const ageOf = (response: Response): number => {
  const { leastS, mostS } = PROFILE_LIMITS;
  const age = Number(/\bmax-age=(\d{1,9})/.exec(response.headers.get('Cache-Control') ?? '')?.[1] ?? leastS);
  return Math.min(Math.max(age, leastS), mostS);
};

interface Read {
  readonly result: AgentProfile | Refusal;
  readonly ageS: number;
}

const malformed = (reason: string): Read => ({
  result: refuse('profile_malformed', `The agent profile ${reason}.`),
  ageS: PROFILE_LIMITS.leastS,
});

const fetchProfile = async (send: typeof fetch, url: string): Promise<Read> => {
  const unreachable = (reason: string): Read => ({
    result: refuse('profile_unreachable', `The agent profile could not be fetched: ${reason}.`),
    ageS: PROFILE_LIMITS.leastS,
  });
  try {
    const response = await send(url, {
      redirect: 'manual',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PROFILE_LIMITS.timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return unreachable(`its server responded with status ${response.status}, and redirects are not followed`);
    }
    if (!JSON_TYPE.test(response.headers.get('Content-Type') ?? '')) {
      await response.body?.cancel();
      return malformed('is not JSON');
    }
    const text = await boundedText(response, PROFILE_LIMITS.bytes);
    if (text === null) return malformed(`is larger than ${PROFILE_LIMITS.bytes / 1024} KiB`);
    const profile = parsed(text);
    return profile === null
      ? malformed('does not have the form of a platform profile')
      : { result: profile, ageS: ageOf(response) };
  } catch {
    return unreachable(`no complete response within ${PROFILE_LIMITS.timeoutMs / 1000} s`);
  }
};

/**
 * Creates the reader of callers' profiles. The protocol requires it to fetch a URL that an anonymous caller chooses, so
 * the number, time and size of its fetches and its cache have fixed limits.
 *
 * @param siteHost host of the site's public URL
 */
export const agentProfiles = ({
  send,
  siteHost,
  now,
}: {
  readonly send: typeof fetch;
  readonly siteHost: string;
  readonly now: () => number;
}): AgentProfiles => {
  type Kept<One> = { readonly result: One; readonly until: number };
  // Failures are apart, so that URLs without a profile do not evict profiles.
  const profiles = boundedMap<Kept<AgentProfile>>(PROFILE_LIMITS.cached);
  const failures = boundedMap<Kept<Refusal>>(PROFILE_LIMITS.cached);
  /** When each running fetch began. A fetch of a canceled request may never end here. */
  const running = new Set<{ readonly began: number }>();
  let minute = { began: 0, fetches: 0 };
  const mayFetch = (): boolean => {
    for (const one of running) if (now() - one.began > LONGEST_FETCH_MS) running.delete(one);
    if (now() - minute.began >= MINUTE_MS) minute = { began: now(), fetches: 0 };
    if (running.size >= PROFILE_LIMITS.atOnce || minute.fetches >= PROFILE_LIMITS.perMinute) return false;
    minute.fetches += 1;
    return true;
  };
  const readFresh = async (url: string): Promise<AgentProfile | Refusal> => {
    const fetching = { began: now() };
    running.add(fetching);
    try {
      const { result, ageS } = await fetchProfile(send, url);
      const until = now() + ageS * 1000;
      if (result.ok) profiles.set(url, { result, until }, 1);
      else failures.set(url, { result, until }, 1);
      return result;
    } finally {
      running.delete(fetching);
    }
  };
  return {
    read: async (text, host) => {
      const checked = agentProfileUrl(text, [siteHost, host]);
      if (!checked.ok)
        return refuse('invalid_profile_url', `The URL of the agent profile is refused: ${checked.reason}.`);
      const { url } = checked;
      const known = profiles.get(url);
      const fresh = [known, failures.get(url)].find((one) => one !== undefined && one.until > now());
      if (fresh) return fresh.result;
      if (mayFetch()) return readFresh(url);
      return (
        known?.result ??
        refuse('busy', 'Too many new agent profiles at the moment. Send the request again later.', RETRY_AFTER_S)
      );
    },
  };
};
