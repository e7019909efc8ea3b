import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { Differences } from '../../../client/ui/lists/line-part.tsx';
import { foundText } from '../../../client/ui/lists/list-words.ts';
import { StateMark } from '../../../client/ui/lists/state-mark.tsx';
import type { ReadListAnswer, ReadListLine } from '../../../domain/api/lists.ts';
import { LISTS_PATH, partHref, QUOTE_PATH } from '../../../domain/site/store-links.ts';
import { counted } from '../../../domain/text/counted.ts';

const SHOWN = 4;

const Parts = ({ line, parts }: { line: ReadListLine; parts: ReadListAnswer['parts'] }): ReactNode => (
  <ul>
    {line.candidates.slice(0, line.kind === 'choose' ? SHOWN : 1).map(({ at, differences }) => {
      const part = parts[at]?.part;
      return part === undefined ? null : (
        <li key={part.productId}>
          <a
            className="link text-mono"
            href={partHref(part.productName) + (/^\d+$/.test(line.quantity) ? `?quantity=${line.quantity}` : '')}
          >
            {part.productName}
          </a>{' '}
          {part.description}
          <Differences differences={differences} />
        </li>
      );
    })}
  </ul>
);

/** What a pasted list means, for those without script: each line with links to the parts it may be. */
export function ReadListPage(props: {
  texts: readonly string[];
  answer: ReadListAnswer;
  /** Lines beyond those that are read. */
  left: number;
}): ReactNode {
  const { texts, answer, left } = props;
  return (
    <div className="page shared-list-page">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Lists', href: LISTS_PATH }, { label: 'Review' }]} />
      <h1 className="heading-2">Your list</h1>
      <p className="text-lead">
        {counted(texts.length, 'line')} read. Each part’s page has its price and ship time; to have all of them quoted
        at once,{' '}
        <a className="link" href={QUOTE_PATH}>
          send us the list
        </a>
        .
      </p>
      {left === 0 ? null : (
        <p className="notice notice-warning">
          <span>{counted(left, 'line')} more did not fit on this page: paste them by themselves.</span>
        </p>
      )}
      <div className="table-frame">
        <table className="plain-table">
          <caption className="visually-hidden">Lines of the list</caption>
          <thead>
            <tr>
              <th scope="col">In your list</th>
              <th scope="col">Result</th>
              <th scope="col">Part</th>
            </tr>
          </thead>
          <tbody>
            {answer.lines.map((line, at) => (
              <tr key={at}>
                <th scope="row">{texts[at]}</th>
                <td>
                  <StateMark state={line.kind} />
                </td>
                <td>
                  {line.kind === 'choose' ? foundText(line.found, line.missing, line.total) : null}
                  {line.kind === 'unread' ? 'No size or material found.' : <Parts line={line} parts={answer.parts} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
