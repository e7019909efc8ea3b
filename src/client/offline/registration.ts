import { WORKER_PATH } from '../../domain/site/offline/names.ts';
import { WORKER_POLICY } from '../../domain/site/trusted-types.ts';

const rules = {
  createScriptURL(url: string): string {
    if (url === WORKER_PATH) return url;
    throw new TypeError(`No service worker is registered from ${url}.`);
  },
};

let policy: typeof rules | null = null;

/** Returns the URL of the service worker as a trusted value. A page can create its policy only once. */
const workerUrl = (): string => {
  policy ??= window.trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules;
  return policy.createScriptURL(WORKER_PATH);
};

const ACTIVE_MS = 15_000;

/** Registers the service worker and resolves when it is active. */
export const registerWorker = async (): Promise<void> => {
  await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('The service worker did not start.', 'SecurityError')), ACTIVE_MS);
  });
  await Promise.race([navigator.serviceWorker.ready, late]);
};

/** Removes the service worker. */
export const unregisterWorker = async (): Promise<void> => {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
};
