import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';

interface CodeBlockProps {
  readonly title: string;
  readonly note?: string;
  readonly text: string;
  readonly isRequest?: boolean;
}

/** Code with a button that copies it. */
export function CodeBlock({ title, note, text, isRequest = false }: CodeBlockProps): ReactNode {
  return (
    <figure className={`developers-code${isRequest ? ' is-request' : ''}`}>
      <figcaption>
        <b>{title}</b>
        {note === undefined ? null : <span>{note}</span>}
        <button type="button" className="only-script" data-copy={text} aria-label={`Copy ${title}`}>
          <Copy className="icon" aria-hidden="true" />
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the code */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}

const SHOWN_ITEMS = 2;

/** Returns a value with the first items of each list, and whether anything was left out. */
const shortened = (value: unknown): { readonly value: unknown; readonly isCut: boolean } => {
  let isCut = false;
  const cut = (one: unknown): unknown => {
    if (Array.isArray(one)) {
      if (one.length > SHOWN_ITEMS) isCut = true;
      return one.slice(0, SHOWN_ITEMS).map(cut);
    }
    return one !== null && typeof one === 'object'
      ? Object.fromEntries(Object.entries(one).map(([name, part]) => [name, cut(part)]))
      : one;
  };
  return { value: cut(value), isCut };
};

/** A JSON value; long lists are shortened, which the note says. */
export function JsonBlock({ title, note, value }: { title: string; note: string; value: object }): ReactNode {
  const { value: shown, isCut } = shortened(value);
  return (
    <CodeBlock title={title} note={isCut ? `${note}, lists shortened` : note} text={JSON.stringify(shown, null, 2)} />
  );
}
