import { ChevronDown, CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { counted, inNumber } from '../../../domain/kit/text/counted.ts';
import { MAX_PASTED_LINES } from '../../../domain/order/lists/limits.ts';
import { LIST_HASH, LISTS_PATH, listInHash } from '../../../domain/reference/paths/store-links.ts';
import { partsLookupEndpoint } from '../../../domain/site/api/catalog/parts-lookup.ts';
import type { PartExamples } from '../../../domain/site/part-examples.ts';
import { call } from '../../api.ts';
import type { NewCartLine } from '../../stores/cart.ts';
import { TextLink } from '../links/text-link.tsx';
import { type AddedList, addList, type LeftLine } from './add-list.ts';
import { readPrices } from './read-prices.ts';
import './paste-list.css';

const statusText = ({ lines, left, unread }: AddedList): string =>
  [
    lines.length === 0 ? 'No line added' : `${counted(lines.length, 'line')} added`,
    left.length === 0 ? '' : `${counted(left.length, 'line')} left in the field`,
    unread === 0 ? '' : `${unread} could not be priced now and ${inNumber(unread, 'says', 'say')} Request Cost`,
  ]
    .filter(Boolean)
    .join('; ');

const Problems = ({ left, id }: { left: readonly LeftLine[]; id: string }): ReactNode => {
  const lineProblems = left.flatMap(({ problem }, at) => (problem === '' ? [] : [{ at, problem }]));
  return (
    <ul id={id}>
      {lineProblems.map(({ at, problem }) => (
        <li key={at} className="field-error">
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          <span>
            Line {at + 1}: {problem}
          </span>
        </li>
      ))}
      {left.length > lineProblems.length ? (
        <li>A list holds {MAX_PASTED_LINES} lines at a time; the rest is still here.</li>
      ) : null}
    </ul>
  );
};

/**
 * Adds a pasted list of parts and quantities to the cart. Lines that cannot be read stay in the field with the reason.
 */
export function PasteList(props: {
  onAdd: (lines: readonly NewCartLine[]) => void;
  startsOpen: boolean;
  examples: PartExamples;
}): ReactNode {
  const { onAdd, startsOpen, examples } = props;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [text, setText] = useState('');
  const [left, setLeft] = useState<readonly LeftLine[]>([]);
  const [working, setWorking] = useState('');
  const [status, setStatus] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const open = (): void => {
      const list = listInHash(location.hash);
      if (list === null) return;
      // Prevents a reload or Back from filling the field again.
      history.replaceState(history.state, '', location.pathname + location.search);
      setIsOpen(true);
      if (list !== '') setText(list);
      requestAnimationFrame(() => field.current?.focus());
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const add = async (): Promise<void> => {
    setWorking('Looking up the parts');
    setStatus('');
    try {
      const list = await addList(text, {
        lookUp: async (lines) => (await call(partsLookupEndpoint, { lines: [...lines] })).lines,
        readPrices,
        onPriced: (_, of) => setWorking(`Pricing ${counted(of, 'part')}`),
      });
      if (list.lines.length > 0) onAdd(list.lines);
      setText(list.left.map(({ line }) => line).join('\n'));
      setLeft(list.left);
      setStatus(statusText(list));
      if (list.left.length > 0) field.current?.focus();
    } catch {
      setStatus('The parts could not be looked up. The list is still here. Try again.');
    }
    setWorking('');
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (working !== '') return;
    if (text.trim() !== '') void add();
    else field.current?.focus();
  };

  return (
    <details
      className="paste-list"
      id={LIST_HASH}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <ChevronDown className="icon" aria-hidden="true" />
        Paste a list
      </summary>
      <form onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor="list-text">Parts and quantities, one part per line</label>
          <textarea
            ref={field}
            id="list-text"
            className="field-input text-mono"
            rows={8}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={`${examples[0]}, 500\n${examples[2]}  1,000 pcs\n250 x ${examples[1]}`}
            value={text}
            readOnly={working !== ''}
            aria-invalid={left.some(({ problem }) => problem !== '')}
            aria-describedby="list-hint list-problems"
            onChange={(event) => {
              setText(event.target.value);
              setLeft([]);
            }}
          />
          <span className="field-hint" id="list-hint">
            Comma, tab, semicolon or space between; quantity first or last. Up to {MAX_PASTED_LINES} lines.
          </span>
        </div>
        <Problems left={left} id="list-problems" />
        <p className="actions">
          <button type="submit" className="button button-strong">
            {working === '' ? 'Add to quote cart' : working}
          </button>
          <span role="status" className="text-secondary">
            {status}
          </span>
          <TextLink href={LISTS_PATH}>Upload Excel or CSV</TextLink>
        </p>
      </form>
    </details>
  );
}
