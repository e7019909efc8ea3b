import { NETWORK_ONLY } from '../../domain/site/offline/handle-request.ts';

/** A rule of the static routing API. The compiler's library does not have it yet. */
interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } } | { readonly requestMethod: string };
  readonly source: 'network';
}

interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

const RULES: readonly RouterRule[] = [
  ...NETWORK_ONLY.map(
    (area) => ({ condition: { urlPattern: { pathname: `${area}{/*}?` } }, source: 'network' }) as const,
  ),
  { condition: { requestMethod: 'POST' }, source: 'network' },
];

/** Sends requests that the service worker does not handle past it, without starting it. Browsers without it lose only time. */
export const addStaticRoutes = async (event: RoutingInstallEvent): Promise<void> => {
  try {
    await event.addRoutes?.(RULES);
  } catch {
    // The fetch handler leaves these requests to the network, too.
  }
};
