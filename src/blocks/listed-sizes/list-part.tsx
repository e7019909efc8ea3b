import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { FIT_WORDS, signedLength, sizeName } from '../../domain/engineering/size-finder/size-words.ts';
import { counted } from '../../domain/kit/text/counted.ts';
import { inchesFromMm } from '../../domain/kit/units.ts';
import { sizeHref } from '../../domain/reference/paths/store-links.ts';
import { usePage } from '../page-context.ts';
import { ReferenceTable } from '../shared/tables/reference-table.tsx';
import type { ListedSection, ListedSize } from './listed-size.ts';
import '../size-chart/size-chart.css';

const Head = (): ReactNode => (
  <thead>
    <tr>
      <th scope="col">Size</th>
      <th scope="col">
        ID <span className="text-muted">mm</span>
      </th>
      <th scope="col">
        ID <span className="text-muted">in</span>
      </th>
      <th scope="col">
        CS <span className="text-muted">mm</span>
      </th>
      <th scope="col">
        CS <span className="text-muted">in</span>
      </th>
      <th scope="col">Nearest sold</th>
      <th scope="col">
        ID <span className="text-muted">±</span>
      </th>
      <th scope="col">
        CS <span className="text-muted">±</span>
      </th>
      <th scope="col">Fit</th>
    </tr>
  </thead>
);

const Row = ({ name, idMm, csMm, sold, isNearest }: ListedSize): ReactNode => (
  <tr className={isNearest ? 'is-nearest' : undefined}>
    <th scope="row">{name}</th>
    <td>{idMm.toFixed(2)}</td>
    <td>{inchesFromMm(idMm).toFixed(3)}</td>
    <td>{csMm.toFixed(2)}</td>
    <td>{inchesFromMm(csMm).toFixed(3)}</td>
    <td>{sold === null ? '–' : <a href={sizeHref(sold)}>{sizeName(sold)}</a>}</td>
    <td>{sold === null ? '–' : signedLength('mm', sold.idOffMm)}</td>
    <td>{sold === null ? '–' : signedLength('mm', sold.csOffMm)}</td>
    <td>{sold === null ? '–' : FIT_WORDS[sold.level]}</td>
  </tr>
);

const Table = ({ title, rows }: ListedSection): ReactNode => (
  <ReferenceTable label={title} className="reference-table size-chart-table listed-sizes-table">
    <Head />
    <tbody>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </tbody>
  </ReferenceTable>
);

/** The browser's find-in-page only needs the names. The table is loaded when the section is opened. */
const Names = ({ anchor, rows }: ListedSection): ReactNode => (
  <>
    <p className="size-chart-names text-mono">{rows.map(({ name }) => name).join(' ')}</p>
    <TextLink href={`${usePage().path}?section=${anchor}#${anchor}`} data-more="">
      Table with dimensions and the nearest size sold
    </TextLink>
  </>
);

/**
 * A section of the list: open, or collapsible in a long list. The anchor is inside, so that a link to it opens the
 * section.
 */
export const ListPart = (props: { section: ListedSection; isFolded: boolean; level: 'h2' | 'h3' }): ReactNode => {
  const { section, isFolded, level: Heading } = props;
  const { anchor, title, rows, isOpen } = section;
  if (!isFolded) {
    return (
      <section id={anchor}>
        <Table {...section} />
      </section>
    );
  }
  return (
    <details className="size-chart-range" open={isOpen} data-section={anchor}>
      <summary className="size-chart-head">
        <Heading className="heading-4">{title}</Heading>
        <span className="text-muted">{counted(rows.length, 'size')}</span>
        <span className="plus-minus" aria-hidden="true" />
      </summary>
      <div id={anchor}>{isOpen ? <Table {...section} /> : <Names {...section} />}</div>
    </details>
  );
};
