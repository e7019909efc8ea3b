import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { COMPARE_PATH, compareHref } from '../../../domain/reference/paths/store-links.ts';
import { MAX_COMPARED } from '../../../domain/shop/compare/compared-compounds.ts';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { usePinned } from './pinned.tsx';
import '../listing/table/compound-row.css';
import './compare-bar.css';

const COPIED_MS = 1600;

function CopyLink({ href }: { href: string }): ReactNode {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => 'Copied',
      () => 'Copying is blocked',
    );
    setStatus(done);
    setTimeout(setStatus, COPIED_MS, '');
  };
  return (
    <button type="button" className="button button-small only-desktop" onClick={copy}>
      {status === '' ? 'Copy link' : status}
    </button>
  );
}

/** Maximum number of items that fit with drawing and description. */
const MAX_DESCRIBED = 3;

const stateOf = (count: number): string => {
  if (count === 0) return 'is-at-rest';
  return count > MAX_DESCRIBED ? 'is-many' : '';
};

/**
 * The marked items and the link to compare them at the quantity of the listing, docked below the rows. Without JavaScript it is the form of the
 * checkboxes.
 */
export function CompareBar({ formId, quantity }: { formId: string; quantity?: number }): ReactNode {
  const { pins, set } = usePinned();
  const awake = useHydrated();
  const count = pins.length;
  const href = compareHref(
    pins.map(({ name }) => name),
    quantity,
  );
  return (
    <form id={formId} action={COMPARE_PATH} className={`compare-bar ${awake ? stateOf(count) : ''}`.trim()}>
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
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
        {pins.map(({ name, text, color, ring }) => (
          <span key={name}>
            {ring === null ? (
              <i className="compound-row-bar" style={{ background: color }} />
            ) : (
              <RingGlyph {...ring} color={color} size={28} />
            )}
            <span className="compare-bar-name">
              <b className="text-mono">{name}</b>
              <small>{text}</small>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${name} from the comparison`}
              onClick={() => set(pins.filter((other) => other.name !== name))}
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
          <CopyLink href={href} />
          <a className="button button-strong button-small" href={href}>
            Compare {count}
          </a>
        </>
      )}
    </form>
  );
}
