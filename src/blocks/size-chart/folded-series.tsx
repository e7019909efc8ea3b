import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { counted } from '../../domain/kit/text/counted.ts';
import { shortSize } from '../../domain/reference/sizes/size-standard.ts';
import { usePage } from '../page-context.ts';
import { type ShownSeries, SizeTable } from './size-series-section.tsx';

const diameters = (rows: ShownSeries['series']['rows']): string => {
  const inside = rows.map(({ idMm }) => idMm);
  return `inside diameter ${Math.min(...inside)} to ${Math.max(...inside)} mm`;
};

/** The browser's find-in-page only needs the names of the sizes. The table is loaded when the section is opened. */
const Names = ({ rows, anchor }: { rows: ShownSeries['series']['rows']; anchor: string }): ReactNode => (
  <>
    <p className="size-chart-names text-mono">{rows.map((row) => shortSize(row.standard, row.code)).join(' ')}</p>
    <TextLink href={`${usePage().path}?section=${anchor}#${anchor}`} data-more="">
      Table with inches, outside diameter and parts in the store
    </TextLink>
  </>
);

/** A collapsible series. Its anchor is inside, so that a link to it opens it. */
export const FoldedSeries = ({ isOpen, level: Heading, ...props }: ShownSeries & { isOpen: boolean }): ReactNode => {
  const { anchor, title } = props.series;
  const rows = props.series.rows.filter((_, place) => props.shown[place]);
  if (rows.length === 0) return null;
  return (
    <details className="size-chart-range" open={isOpen} data-section={anchor}>
      <summary className="size-chart-head">
        <Heading className="heading-4">{title}</Heading>
        <span className="text-muted">
          {counted(rows.length, 'size')}, {diameters(rows)}
        </span>
        <span className="plus-minus" aria-hidden="true" />
      </summary>
      <div id={anchor}>{isOpen ? <SizeTable {...props} leaveOut /> : <Names rows={rows} anchor={anchor} />}</div>
    </details>
  );
};
