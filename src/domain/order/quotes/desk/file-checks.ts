import { isOfOtherQuote, quoteFileIn } from '../quote-file.ts';
import type { ReplyFile } from './draft-files.ts';
import type { SendCheck } from './send-checks.ts';

/**
 * Returns the errors that block sending files: one that is no longer stored, and one whose URL opens another quote.
 *
 * @param stored digests of the files that are stored for the quote
 */
export const fileChecks = (
  files: readonly ReplyFile[],
  publicId: string,
  stored: ReadonlySet<string>,
): readonly SendCheck[] =>
  files.flatMap(({ label, url }): SendCheck[] => {
    if (isOfOtherQuote(url, publicId)) {
      return [
        { tone: 'error', text: `File “${label}” opens another customer’s quote. Remove it and upload the file.` },
      ];
    }
    const named = quoteFileIn(url);
    return named === null || named.publicId !== publicId || stored.has(named.digest)
      ? []
      : [{ tone: 'error', text: `File “${label}” is no longer stored. Remove it, or upload it again.` }];
  });
