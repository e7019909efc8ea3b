import { lazy, memo, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import {
  type DesignerEntry,
  type EntryField,
  entryHref,
  sortOf,
} from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { EntryDesign } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { tallyText } from '../../../../domain/engineering/gland-design/judging/check-gland.ts';
import type { GlandKind } from '../../../../domain/engineering/gland-design/model.ts';
import type { Problem } from '../../../../domain/kit/errors.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { Notice } from '../../notice.tsx';
import { Units } from '../entry-choice.tsx';
import { EntryProblems } from '../entry-problems.tsx';
import { PrintButton } from '../page-tools.tsx';
import { ToolHead } from '../tool-head.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { GlandForm, RESULT_ID } from './form/gland-form.tsx';
import { GlandGeometryFields } from './form/gland-geometry-fields.tsx';
import { GlandKinds } from './form/gland-kinds.tsx';
import { GlandResult } from './gland-result.tsx';
import { GlandSheet } from './gland-sheet.tsx';
import { NotCarried, type ShownDesign, shopOf } from './gland-shop.tsx';
import { GlandBelow, GlandFixes, GlandReasons } from './on-demand-parts.ts';
import { CompareLink } from './save-design-button.tsx';
import { useSavedDesigns } from './use-saved-designs.ts';
// Of the parts below, which are rendered by the server but loaded on demand.
import '../../stock-line.css';
import '../tool-columns.css';
import './gland-designer.css';

export interface GlandDesignerProps extends ShownDesign {
  readonly entry: DesignerEntry;
  readonly designed: EntryDesign;
  readonly isLoading: boolean;
  readonly onField: (name: EntryField, value: string) => void;
  readonly onEntry: (entry: DesignerEntry) => void;
}

/** The invalid inputs of the current form. */
interface Unread {
  readonly problems: readonly Problem[];
  readonly kind: GlandKind;
}

type OutputProps = ShownDesign & Pick<GlandDesignerProps, 'onEntry'> & { id: string; unread: Unread };

/** The drawing in the middle, the verdict on the right. */
const Output = memo(({ id, unread, ...props }: OutputProps): ReactNode => {
  const { entry, request, design, isExample } = props.shown;
  const { unit, service } = request;
  const { href, name, shop } = shopOf(props);
  const isBefore = unread.problems.length > 0 && design !== null;
  return (
    <div className="gland-designer-output" id={RESULT_ID}>
      {isExample ? <Notice tone="info">An example. Enter a bore, a rod, a ring or a groove.</Notice> : null}
      {isBefore ? <EntryProblems {...unread} isBefore /> : null}
      {design === null ? null : (
        <>
          <GlandSheet {...{ design, service, entry, unit, id }} isBefore={isBefore} />
          <aside
            className={`gland-designer-result${isBefore ? ' is-before' : ''}`}
            aria-label={isBefore ? 'Last valid result' : 'Result'}
          >
            {isBefore ? null : (
              <p className="visually-hidden" role="status">
                {`${design.report.verdict}. ${tallyText(design.report.findings)}.`}
              </p>
            )}
            <GlandResult report={design.report} verdict={design.report.verdict} unit={unit} />
            {isBefore ? null : <GlandFixes design={design} entry={entry} unit={unit} onEntry={props.onEntry} />}
            {href === null || isBefore ? null : (
              <>
                <a className="button button-primary button-large button-full" href={href}>
                  {shop(name)}
                </a>
                <NotCarried request={request} />
              </>
            )}
          </aside>
          <GlandReasons report={design.report} />
        </>
      )}
    </div>
  );
});

const KeptDesigns = lazy(async () => ({ default: (await import('./saved-designs.tsx')).SavedDesigns }));

/** The saved designs side by side: shown once there is one, and while the last removed one can be restored. */
const Compared = (props: { unit: LengthUnit; onEntry: (entry: DesignerEntry) => void }): ReactNode => {
  const { designs } = useSavedDesigns();
  const [isOpen, setOpen] = useState(false);
  if (designs.length > 0 && !isOpen) setOpen(true);
  return isOpen ? (
    <Suspense fallback={null}>
      <KeptDesigns {...props} />
    </Suspense>
  ) : null;
};

/** The gland designer: input on the left, drawing in the middle, verdict on the right, parts below. */
export function GlandDesigner(props: GlandDesignerProps): ReactNode {
  const { entry, designed, shown, parts, isLoading, visitorUnit, onField, onEntry } = props;
  const id = useId();
  const [isEdited, setEdited] = useState(false);
  const { request, design, degrees, problems } = designed;
  const { unit, chart, service } = request;
  const sort = sortOf(entry);
  // Placeholders and start links stay while a field is being corrected.
  const laid = design ?? shown.design;
  const { gland, backup } = laid?.report ?? { gland: null, backup: null };
  const form = {
    entry,
    problems,
    chart,
    unit,
    degrees,
    service,
    sort,
    onField,
    onEntry,
    hrefOf: entryHref,
    design: laid,
    gland: gland?.kind === sort.kind ? gland : null,
    thickness: backup?.thickness ?? null,
  };
  const unread = useMemo(() => ({ problems, kind: sort.kind }), [problems, sort.kind]);
  return (
    <>
      <ToolHead
        title="Gland designer"
        summary="Nominal and worst case of the tolerance stack. For guidance; verify by test."
      >
        <Units entry={entry} unit={unit} hrefOf={entryHref} onEntry={onEntry} />
        <PrintButton />
        <CompareLink />
      </ToolHead>
      <GlandKinds entry={entry} id={id} onEntry={onEntry} />
      {problems.length > 0 && shown.design === null ? <EntryProblems {...unread} isBefore={false} /> : null}
      <div className="tool-columns gland-designer">
        <GlandGeometryFields shown={shown} onEdit={() => setEdited(true)} />
        <GlandForm {...form} isOpen={isEdited} onClose={() => setEdited(false)}>
          {design === null ? (
            <Verdict look="unknown">No verdict</Verdict>
          ) : (
            <LevelVerdict level={design.report.verdict} />
          )}
        </GlandForm>
        <Output {...{ shown, parts, visitorUnit }} id={id} unread={unread} onEntry={onEntry} />
      </div>
      <GlandBelow {...{ shown, parts, visitorUnit }} isLoading={isLoading} isBefore={problems.length > 0} />
      <Compared unit={unit} onEntry={onEntry} />
    </>
  );
}
