import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type FinderEntry, type FinderUnits, NO_QUESTION, readFinder } from '../../domain/engineering/finder/finder.ts';
import { EMPTY_FINDER_RESPONSE, type FinderResponse, finderEndpoint } from '../../domain/site/api/catalog/finder.ts';
import { call } from '../api.ts';
import { FinderForm, type MaterialOption } from '../ui/finder/finder-form.tsx';
import { FinderSheet } from '../ui/finder/finder-sheet.tsx';

const PAUSE_MS = 120;

const entryOf = (form: HTMLFormElement): FinderEntry => {
  const data = new FormData(form);
  const field = (name: string): string => String(data.get(name) ?? '');
  return { id: field('id'), cs: field('cs'), temperature: field('temperature'), material: field('material') };
};

const isUnderstood = ({ problems }: ReturnType<typeof readFinder>): boolean => Object.keys(problems).length === 0;

/** Notifies other parts of the page of the typed temperature, such as the chart of materials. */
const dispatchTemperature = (celsius: number | null): void => {
  document.dispatchEvent(new CustomEvent('canyon:temperature', { detail: celsius }));
};

/**
 * The count and the nearest size for an entry. The last response stays until a new one arrives, or if the request
 * fails.
 */
const useAnswer = (initial: FinderResponse, units: FinderUnits) => {
  const [answer, setAnswer] = useState(initial);
  const [isStale, setStale] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const requestAnswer = useCallback(
    (entry: FinderEntry) => {
      clearTimeout(timer.current);
      running.current?.abort();
      if (!isUnderstood(readFinder(entry, units))) return setStale(false);
      const controller = new AbortController();
      running.current = controller;
      setStale(true);
      timer.current = setTimeout(async () => {
        const finderQuery = { ...entry, length: units.measurement, degrees: units.temperature };
        try {
          const found = await call(finderEndpoint, finderQuery, controller);
          if (!controller.signal.aborted) setAnswer(found);
        } catch (error) {
          if (controller.signal.aborted) return;
          console.warn('The finder could not load its count; its form still leads to the store.', error);
        }
        if (!controller.signal.aborted) setStale(false);
      }, PAUSE_MS);
    },
    [units],
  );
  return { answer, isStale, requestAnswer };
};

/**
 * The head of the home page: finds parts by size, temperature and material, and draws the ring as the visitor types.
 */
export default function PartFinder(props: {
  heading: string;
  lead: string;
  initial: FinderEntry;
  answer: FinderResponse;
  materials: readonly MaterialOption[];
  units: FinderUnits;
}): ReactNode {
  const { heading, lead, initial, materials, units } = props;
  const [entry, setEntry] = useState(initial);
  const { answer, isStale, requestAnswer } = useAnswer(props.answer, units);
  const root = useRef<HTMLDivElement>(null);
  const read = readFinder(entry, units);
  const { problems } = read;
  // While a field is invalid, the ring would show a different query.
  const shown = isUnderstood(read)
    ? { question: read.question, answer }
    : { question: NO_QUESTION, answer: EMPTY_FINDER_RESPONSE };

  const take = useCallback(
    (form: HTMLFormElement) => {
      const typed = entryOf(form);
      setEntry(typed);
      requestAnswer(typed);
      dispatchTemperature(readFinder(typed, units).question.temperatureC);
    },
    [requestAnswer, units],
  );

  // The form may already contain what was typed before this code ran, or values restored by the browser.
  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (form && JSON.stringify(entryOf(form)) !== JSON.stringify(initial)) take(form);
  }, [take, initial]);

  return (
    <div className="page part-finder-columns" ref={root}>
      <div className="part-finder-words">
        <h1 className="heading-1">{heading}</h1>
        {lead === '' ? null : <p className="text-lead">{lead}</p>}
        <FinderForm
          entry={initial}
          typed={entry}
          problems={problems}
          answer={shown.answer}
          units={units}
          materials={materials}
          isStale={isStale}
          onEntry={take}
        />
      </div>
      <FinderSheet
        question={shown.question}
        answer={shown.answer}
        isUnderstood={isUnderstood(read)}
        unit={units.measurement}
        materialLabel={materials.find(({ key }) => key === entry.material)?.label ?? 'Any'}
      />
    </div>
  );
}
