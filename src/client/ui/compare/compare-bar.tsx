import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MAX_COMPARED } from '../../../domain/compare/compared-compounds.ts';
import { COMPARE_PATH, compareHref } from '../../../domain/site/store-links.ts';
import { useAwake } from '../listing/listing-context.tsx';
import { usePinned } from './pinned.tsx';

const COPIED_MS = 1600;

function CopyLink({ href }: { href: string }): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => 'Copied',
      () => 'Copying is blocked',
    );
    setSaid(done);
    setTimeout(setSaid, COPIED_MS, '');
  };
  return (
    <button type="button" className="button button-small only-desktop" onClick={copy}>
      {said === '' ? 'Copy link' : said}
    </button>
  );
}

/** What is marked, and the way to see it side by side: docked below the rows. Without script it is the form of the marks. */
export function CompareBar({ formId }: { formId: string }): ReactNode {
  const { names, set } = usePinned();
  const awake = useAwake();
  const count = names.length;
  return (
    <form id={formId} action={COMPARE_PATH} className={awake && count === 0 ? 'compare-bar is-at-rest' : 'compare-bar'}>
      <span role="status">
        {count === 0 ? (
          `Tick up to ${MAX_COMPARED} rows to compare them.`
        ) : (
          <>
            <b>
              {count} of {MAX_COMPARED}
            </b>{' '}
            to compare{count === 1 ? '. Tick another row.' : count === MAX_COMPARED ? '. The list is full.' : ''}
          </>
        )}
      </span>
      <span className="compare-bar-names">
        {names.map((name) => (
          <span key={name}>
            <span className="text-mono">{name}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${name} from the comparison`}
              onClick={() => set(names.filter((other) => other !== name))}
            >
              <X className="icon icon-small" aria-hidden="true" />
            </button>
          </span>
        ))}
      </span>
      {count === 0 ? null : (
        <button type="button" className="button button-plain button-small" onClick={() => set([])}>
          Clear
        </button>
      )}
      {!awake ? (
        <button type="submit" className="button button-small">
          Compare
        </button>
      ) : count < 2 ? null : (
        <>
          <CopyLink href={compareHref(names)} />
          <a className="button button-strong button-small" href={compareHref(names)}>
            Compare {count}
          </a>
        </>
      )}
    </form>
  );
}
