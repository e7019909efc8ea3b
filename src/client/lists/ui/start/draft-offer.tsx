import { type ReactNode, useEffect, useState } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { dateFormat } from '../../../../domain/kit/text/date-format.ts';
import type { ListDraft } from '../../../../domain/order/lists/draft.ts';
import './draft-offer.css';
import { dropDraft, readDraft } from '../../draft.ts';

const localTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Offers to continue the list that was under review when the page was left. */
export function DraftOffer({ onOpen }: { onOpen: (draft: ListDraft) => void }): ReactNode {
  const [draft, setDraft] = useState<ListDraft | null>(null);
  useEffect(() => {
    void readDraft().then((stored) => {
      setDraft(stored);
      // After a reload the browser restores the scroll position of the review.
      if (stored !== null) scrollTo(0, 0);
    });
  }, []);
  if (draft === null) return null;
  const discard = (): void => {
    setDraft(null);
    void dropDraft();
    document.getElementById('list-text')?.focus();
  };
  return (
    <section className="notice notice-info draft-offer" aria-label="List under review">
      <p>
        <b>{draft.name}</b>, {counted(draft.lines.length, 'line')}, was under review on{' '}
        {localTime(new Date(draft.changedAt))}.
      </p>
      <p className="draft-offer-ways">
        <button type="button" className="button button-primary" onClick={() => onOpen(draft)}>
          Continue the review
        </button>
        <button type="button" className="button" onClick={discard}>
          Discard
        </button>
      </p>
    </section>
  );
}
