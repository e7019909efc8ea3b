import { type ReactNode, useEffect, useRef } from 'react';
import type { Table } from '../../../domain/order/lists/reading/columns.ts';
import { savedListIn, tableOfLines } from '../../../domain/order/lists/saved-list.ts';
import type { PartExamples } from '../../../domain/site/part-examples.ts';
import { shelf } from '../shelf.ts';
import { ListReview } from './review/list-review.tsx';
import { useReview } from './review/use-review.ts';
import { SavedLists } from './saved-lists.tsx';
import { SharedLinks } from './shared-links.tsx';
import { DraftOffer } from './start/draft-offer.tsx';
import { ListForms } from './start/list-forms.tsx';
import { ListStart } from './start/list-start.tsx';
import { useListSource } from './start/use-list-source.ts';
import { useSavedDraft } from './start/use-saved-draft.ts';
import './lists-view.css';

/** Lists: the start view, then the review of the opened list. */
export function ListsView(props: {
  opened: { readonly name: string; readonly table: Table } | null;
  examples: PartExamples;
}): ReactNode {
  const work = useReview();
  const source = useListSource(work.start);
  const { opened, openTable } = source;
  const saveNow = useSavedDraft(opened, work.review.lines);
  const name = opened?.name ?? null;
  const wasOpen = useRef(false);
  const requested = useRef(props.opened);
  useEffect(() => {
    const first = requested.current;
    requested.current = null;
    if (first) openTable(first.name, first.table);
    const saved = savedListIn(location.hash);
    if (first !== null || saved === null) return;
    // The list stays among the saved ones if it cannot be loaded now.
    shelf()
      .open(saved)
      .then((list) => list && openTable(list.name, tableOfLines(list.lines)))
      .catch(() => undefined);
  }, [openTable]);
  useEffect(() => {
    if (name !== null) {
      document.getElementById('list-title')?.focus();
      scrollTo(0, 0);
    } else if (wasOpen.current) document.getElementById('list-text')?.focus();
    wasOpen.current = name !== null;
  }, [name]);

  if (opened !== null) {
    return (
      <ListReview
        key={opened.name}
        opened={opened}
        work={work}
        onColumns={source.setColumns}
        onRemember={source.setRemembered}
        onReplace={() => {
          saveNow();
          source.close();
        }}
        onRest={() => source.openTable(`${opened.name}, rest`, opened.rows.beyond)}
      />
    );
  }
  return (
    <>
      <h1 className="heading-2">Upload a parts list</h1>
      <p className="text-lead">
        Paste a list or drop a file. We recognize part numbers, AS568 sizes and plain descriptions.
      </p>
      <DraftOffer onOpen={source.openDraft} />
      <div className="lists-view">
        <section aria-labelledby="list-start">
          <h2 className="heading-4 text-ruled" id="list-start">
            Start
          </h2>
          <ListStart
            text=""
            problem={source.problem}
            examples={props.examples}
            isBusy={source.isBusy}
            onText={source.openText}
            onFile={source.openFile}
            onProblem={source.setProblem}
          />
        </section>
        <div className="lists-view-saved">
          <ListForms examples={props.examples} />
          <SavedLists onOpen={({ name, lines }) => openTable(name, tableOfLines(lines))} />
          <SharedLinks />
        </div>
      </div>
    </>
  );
}
