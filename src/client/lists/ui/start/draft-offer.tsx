import { type ReactNode, useEffect, useState } from 'react';
import type { ListDraft } from '../../../../domain/lists/draft.ts';
import { counted } from '../../../../domain/text/counted.ts';
import { dateFormat } from '../../../../domain/text/date-format.ts';
import './draft-offer.css';
import { dropDraft, readDraft } from '../../draft.ts';

const localTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The list that was under review when the page was left. */
export function DraftOffer({ onOpen }: { onOpen: (draft: ListDraft) => void }): ReactNode {
  const [draft, setDraft] = useState<ListDraft | null>(null);
  useEffect(() => {
    void readDraft().then((kept) => {
      setDraft(kept);
      // A page that is loaded again is scrolled to where its review was.
      if (kept !== null) scrollTo(0, 0);
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
