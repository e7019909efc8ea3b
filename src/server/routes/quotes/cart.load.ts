import { requestedParts } from '../../../domain/order/lists/requested-parts.ts';
import { examplePartNumbers } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import type { PartExamples } from '../../../domain/site/part-examples.ts';
import { readExamples } from '../../catalog/read-examples.ts';
import { continuePath } from '../../http/continue-path.ts';
import { type RequestedLines, requestedLines } from '../../lists/requested-lines.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { Settings } from '../../settings.ts';

interface LoadedCart {
  readonly salesEmail: string;
  readonly closingDays: readonly string[];
  readonly examples: PartExamples;
  /** Lines that the URL offers to add: `?add=FK7502-214:100,…`; `null` without any. */
  readonly asked: ProposedLines | null;
}

/** The lines that the URL offers to add. */
export interface ProposedLines extends RequestedLines {
  /** Path where the URL continues after the cart; '' without one. */
  readonly continueTo: string;
}

/** Returns the frame of the cart, which lives in the visitor's browser, with the lines that the URL offers to add. */
export const loadCart = async ({
  query,
  preferences,
  catalog,
  settings,
}: PageRequest & { readonly settings: Pick<Settings, 'salesEmail' | 'closingDays'> }): Promise<LoadedCart> => {
  const examples = examplePartNumbers(await readExamples(catalog));
  const frame = { salesEmail: settings.salesEmail, closingDays: settings.closingDays, examples };
  const requested = requestedParts(query.add ?? '');
  if (requested.parts.length + requested.problems.length === 0) return { ...frame, asked: null };
  const lines = requestedLines(await catalog(), requested, preferences.measurement);
  return { ...frame, asked: { ...lines, continueTo: continuePath(query.continue_to ?? '') ?? '' } };
};
