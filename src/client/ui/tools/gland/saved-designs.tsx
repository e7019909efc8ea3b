import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type DesignerEntry, entryHref } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import { designEntry } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { fineLengthText, threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import {
  LONGEST_DESIGN_NAME,
  MAX_SAVED_DESIGNS,
  renamedDesign,
  type SavedDesign,
  withDesign,
  withoutDesign,
} from '../../../../domain/engineering/gland-design/saved-designs.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { savedDesignsInBrowser } from '../../../stores/saved-designs.ts';
import { UndoLine } from '../../cart/lines/undo-line.tsx';
import { InPlaceLink } from '../../links/in-place-link.tsx';
import { Notice } from '../../notice.tsx';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, ROW_HEADER, TABLE } from '../../table-roles.ts';
import { GaugeSmall } from '../gauge/gauge-small.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { gaugeFigures } from './gauge-figures.ts';
import { sheetFacts } from './gland-sheet.tsx';
import { COMPARE_ID } from './save-design-button.tsx';
import { sectionDrawn } from './section-drawn.ts';
import { useSavedDesigns } from './use-saved-designs.ts';
import '../tool-section.css';
import '../tool-table.css';
import './saved-designs.css';

const HEADS = ['Design', 'Verdict', 'Gland and ring', 'Dimensions', 'Stretch, interference', 'Squeeze', 'Fill', 'Gap'];

/** Describes the entry and its result in the words of the drawing and the sheet. */
const wordsOf = (entry: DesignerEntry, unit: LengthUnit) => {
  const { design, request } = designEntry(entry, unit);
  if (design === null) return null;
  const { service } = request;
  const { labels } = sectionDrawn(design, service, unit);
  const { stretch, interference, gap } = design.report.stack;
  const [[, gland] = ['', ''], [, ring] = ['', '']] = sheetFacts(design, unit);
  return {
    report: design.report,
    sort: [gland, ring],
    service: [labels.pressure, service.shoreA === null ? '' : `${service.shoreA} A`, service.polymer ?? ''],
    dimensions: [labels.surface, labels.groove, labels.depth, labels.width],
    seat: [stretch && `X ${threeFigures(stretch.nom)}%`, interference && `I ${threeFigures(interference.nom)}%`],
    gap: gap && fineLengthText(unit)(gap.max),
  };
};

const Lines = ({ texts }: { texts: readonly (string | null)[] }): ReactNode =>
  texts.flatMap((text) => (text ? [<span key={text}>{text}</span>] : []));

interface RowProps {
  readonly design: SavedDesign;
  readonly place: number;
  readonly unit: LengthUnit;
  readonly onOpen: () => void;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
}

const Name = ({ design, place, onOpen, onName, onRemove }: RowProps): ReactNode => (
  <>
    <input
      className="field-input field-input-small"
      aria-label={`Name of design ${place}`}
      value={design.name}
      maxLength={LONGEST_DESIGN_NAME}
      autoComplete="off"
      onChange={(event) => onName(event.target.value)}
    />
    <span className="saved-designs-actions">
      <InPlaceLink className="link" href={entryHref(design.entry)} aria-label={`Open ${design.name}`} onFollow={onOpen}>
        Open
      </InPlaceLink>
      <button type="button" className="icon-button" aria-label={`Remove ${design.name}`} onClick={onRemove}>
        <Trash2 className="icon icon-small" aria-hidden="true" />
      </button>
    </span>
  </>
);

const Row = (props: RowProps): ReactNode => {
  const { design, unit } = props;
  const words = useMemo(() => wordsOf(design.entry, unit), [design.entry, unit]);
  const figures = words === null ? [] : gaugeFigures(words.report, unit);
  return (
    <tr {...ROW}>
      <th {...ROW_HEADER} className="saved-designs-name">
        <Name {...props} />
      </th>
      {words === null ? (
        <td {...CELL} colSpan={HEADS.length - 1}>
          It cannot be designed any more.
        </td>
      ) : (
        <>
          <td {...CELL}>
            <LevelVerdict level={words.report.verdict ?? 'note'} />
          </td>
          <td {...CELL} className="saved-designs-lines">
            <Lines texts={[...words.sort, words.service.filter(Boolean).join(', ')]} />
          </td>
          <td {...CELL} className="saved-designs-lines text-mono">
            <Lines texts={words.dimensions} />
          </td>
          <td {...CELL} className="saved-designs-lines text-mono">
            <Lines texts={words.seat} />
          </td>
          {(['Squeeze', 'Fill'] as const).map((name) => {
            const figure = figures.find((one) => one.name === name);
            return (
              <td {...CELL} key={name}>
                <small className="only-mobile">{name}%</small>
                {figure === undefined ? null : <GaugeSmall figure={figure} />}
              </td>
            );
          })}
          <td {...CELL} className="text-mono">
            {words.gap === null ? '–' : `g ${words.gap}`}
          </td>
        </>
      )}
    </tr>
  );
};

/** The designs saved on this device, side by side: the entry, the result, and a link to each. */
export function SavedDesigns(props: { unit: LengthUnit; onEntry: (entry: DesignerEntry) => void }): ReactNode {
  const { unit, onEntry } = props;
  const { designs, isSaved } = useSavedDesigns();
  const [removed, setRemoved] = useState<{ readonly design: SavedDesign; readonly at: number } | null>(null);
  const { change } = savedDesignsInBrowser();
  const undo = (): void => {
    if (removed) change(withDesign(designs, removed.design, removed.at));
    setRemoved(null);
  };
  return (
    <section className="tool-section saved-designs" id={COMPARE_ID} aria-labelledby="saved-designs">
      <header>
        <h2 className="heading-4" id="saved-designs">
          Designs compared
        </h2>
        <p>
          {designs.length} of {MAX_SAVED_DESIGNS}, kept on this device
        </p>
      </header>
      {isSaved ? null : (
        <Notice tone="warning" role="status">
          This browser keeps no data. The designs last until you leave this page.
        </Notice>
      )}
      {removed === null ? null : (
        <ul>
          <UndoLine
            key={removed.design.id}
            text={`${removed.design.name} is removed.`}
            onUndo={undo}
            onOver={() => setRemoved(null)}
          />
        </ul>
      )}
      {designs.length === 0 ? null : (
        <table className="tool-table" {...TABLE} aria-labelledby="saved-designs">
          <thead {...ROW_GROUP}>
            <tr {...ROW}>
              {HEADS.map((head) => (
                <th key={head} {...COLUMN_HEADER}>
                  {head} {head === 'Squeeze' ? <span className="text-muted">%, 0 to 40</span> : null}
                  {head === 'Fill' ? <span className="text-muted">%, 50 to 105</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROW_GROUP}>
            {designs.map((design, at) => (
              <Row
                key={design.id}
                design={design}
                place={at + 1}
                unit={unit}
                onOpen={() => {
                  onEntry(design.entry);
                  scrollTo({ top: 0 });
                }}
                onName={(name) => change(renamedDesign(designs, design.id, name))}
                onRemove={() => {
                  setRemoved({ design, at });
                  change(withoutDesign(designs, design.id));
                }}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
