import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { AppBindings } from '../app-bindings.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { BarCounts } from '../site-health/bar-counts.ts';
import type { DeskShortcut } from './desk-page.tsx';
import { type DeskPlace, placesFor } from './desk-places.ts';

/** The exports of a `.page.tsx` module of the desk. */
export interface DeskPageModule<Props> {
  readonly default: (props: Props) => ReactNode;
  readonly title: string | ((props: Props) => string);
  /** The current place in the bar; `null` without one. */
  readonly place: DeskPlace | null;
  /** Keyboard shortcuts of the page's JavaScript, for the bar at its foot. */
  readonly shortcuts?: readonly DeskShortcut[];
}

/** Returns the counts for the bar; `null` if they cannot be read, as on error pages while the database fails. */
const countsFor = async (c: Context<AppBindings>): Promise<BarCounts | null> => {
  // Errors before `withServices` are rendered, too.
  const { services }: Partial<AppBindings['Variables']> = c.var;
  try {
    return (await services?.siteHealth.counts()) ?? null;
  } catch (cause) {
    logFailure('The counts of the desk could not be read.', cause);
    return null;
  }
};

/**
 * Renders a page of the desk from its props. React and the page are imported with the first request.
 *
 * @param script URL of the page's JavaScript module, from the asset manifest
 * @example renderDesk(c, () => import('./home.page.tsx'), { quotes })
 */
export const renderDesk = async <Props extends object>(
  c: Context<AppBindings>,
  importPage: () => Promise<DeskPageModule<Props>>,
  props: Props,
  script?: string,
): Promise<Response> => {
  const [{ deskHtml }, { default: View, title, place, shortcuts }] = await Promise.all([
    import('./desk-page.tsx'),
    importPage(),
  ]);
  const staff = c.var.staff ?? null;
  const counts = staff === null ? null : await countsFor(c);
  const document = {
    title: typeof title === 'function' ? title(props) : title,
    staff,
    places: staff === null ? [] : placesFor(staff, c.var.routes),
    place,
    counts,
    now: Date.now(),
    hasShortcuts: staff?.hasShortcuts !== false,
    ...(script !== undefined && { script }),
    ...(shortcuts !== undefined && { shortcuts }),
  };
  return c.html(deskHtml(document, <View {...props} />));
};
