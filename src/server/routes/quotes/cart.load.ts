import { requestedParts } from '../../../domain/order/lists/requested-parts.ts';
import { type RequestedLines, requestedLines } from '../../lists/requested-lines.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { Settings } from '../../settings.ts';

interface LoadedCart {
  readonly salesEmail: string;
  readonly closingDays: readonly string[];
  /** Lines that the URL offers to add: `?add=FK7502-214:100,…`; `null` without any. */
  readonly asked: RequestedLines | null;
}

/** Returns the frame of the cart, which lives in the visitor's browser, with the lines that the URL offers to add. */
export const loadCart = async ({
  query,
  preferences,
  catalog,
  settings,
}: PageRequest & { readonly settings: Pick<Settings, 'salesEmail' | 'closingDays'> }): Promise<LoadedCart> => {
  const { salesEmail, closingDays } = settings;
  const parts = requestedParts(query.add ?? '');
  if (parts.length === 0) return { salesEmail, closingDays, asked: null };
  return { salesEmail, closingDays, asked: requestedLines(await catalog(), parts, preferences.measurement) };
};
