import { lazy, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { tallyText } from '../../../../domain/gland-design/check-gland.ts';
import { designRequestHref } from '../../../../domain/gland-design/design-request.ts';
import { type DesignerEntry, type EntryField, entryHref } from '../../../../domain/gland-design/entry.ts';
import { type DesignedEntry, type EntryDesign, sortOf } from '../../../../domain/gland-design/read-entry.ts';
import type { RingParts } from '../../../../domain/gland-design/ring-parts.ts';
import { counted } from '../../../../domain/text/counted.ts';
import type { LengthUnit } from '../../../../domain/units.ts';
import { Units } from '../entry-choice.tsx';
import { PrintButton } from '../page-tools.tsx';
import { ToolBar } from '../tool-bar.tsx';
import { ToolHead } from '../tool-head.tsx';
import { LevelVerdict } from '../verdict/level-verdict.tsx';
import { GlandForm, RESULT_ID } from './gland-form.tsx';
import { GlandGiven } from './gland-given.tsx';
import { GlandKinds } from './gland-kinds.tsx';
import { GlandOverTime } from './gland-over-time.tsx';
import { GlandParts, shopHref } from './gland-parts.tsx';
import { GlandReasons } from './gland-reasons.tsx';
import { GlandResult } from './gland-result.tsx';
import { GlandSensitivity } from './gland-sensitivity.tsx';
import { GlandSheet } from './gland-sheet.tsx';
import { CompareLink } from './keep-button.tsx';
import { problemWords } from './problem-words.ts';
import { useKeptDesigns } from './use-kept-designs.ts';

export interface GlandDesignerProps {
  readonly entry: DesignerEntry;
  readonly designed: EntryDesign;
  /** The design as it is drawn: it may be a key behind. */
  readonly shown: DesignedEntry;
  /** null: they could not be loaded. */
  readonly parts: RingParts | null;
  readonly isLoading: boolean;
  readonly onField: (name: EntryField, value: string) => void;
  readonly onEntry: (entry: DesignerEntry) => void;
}

type AnswerProps = Pick<GlandDesignerProps, 'shown' | 'parts'>;

const shopOf = ({ shown, parts }: AnswerProps) => {
  const { design, request } = shown;
  const href = design === null ? null : shopHref(design, request.service.polymer);
  const name = design !== null && 'name' in design.ring ? design.ring.name : '';
  const shop = (of: string): string =>
    parts === null ? `Shop ${of}`.trim() : `Shop ${counted(parts.totalItems, `${of} part`.trim())}`;
  return { href, name, shop };
};

/** The drawing in the middle, the judgement right. */
const Output = memo(({ id, ...props }: AnswerProps & { id: string }): ReactNode => {
  const { entry, request, design, problems, isExample } = props.shown;
  const { unit, service } = request;
  const { href, name, shop } = shopOf(props);
  return (
    <div className="gland-designer-output" id={RESULT_ID}>
      {isExample ? (
        <p className="notice notice-info">
          <span>An example. Enter a bore, a rod, a ring or a groove.</span>
        </p>
      ) : null}
      {design === null ? (
        <ul className="notice notice-info" role="status">
          {problems.map(({ parameter, message }) => (
            <li key={parameter}>{problemWords(message)}</li>
          ))}
        </ul>
      ) : (
        <>
          <GlandSheet design={design} service={service} entry={entry} unit={unit} id={id} />
          <aside className="gland-designer-result" aria-label="Result">
            <p className="visually-hidden" role="status">
              {`${design.report.verdict}. ${tallyText(design.report.findings)}.`}
            </p>
            <GlandResult report={design.report} unit={unit} />
            {href === null ? null : (
              <a className="button button-primary button-large button-full" href={href}>
                {shop(name)}
              </a>
            )}
          </aside>
          <GlandReasons report={design.report} />
        </>
      )}
    </div>
  );
});

/** What follows below: where the corners come from, what time does, the parts. */
const Below = memo(({ isLoading, ...props }: AnswerProps & { isLoading: boolean }): ReactNode => {
  const { design, request } = props.shown;
  const { unit, service } = request;
  const { href, shop } = shopOf(props);
  if (design === null) return null;
  return (
    <>
      <div className="gland-designer-pair">
        <GlandSensitivity report={design.report} />
        <GlandOverTime report={design.report} service={service} unit={unit} />
      </div>
      <GlandParts
        {...{ design, polymer: service.polymer, parts: props.parts, isLoading, unit }}
        requestHref={designRequestHref(design, service, unit)}
      />
      <ToolBar href={href} shop={shop('')}>
        <LevelVerdict level={design.report.verdict} />
        <small>{tallyText(design.report.findings)}</small>
      </ToolBar>
    </>
  );
});

const KeptDesigns = lazy(async () => ({ default: (await import('./kept-designs.tsx')).KeptDesigns }));

/** The designs side by side: from the first one on, and while the last one may come back. */
const Compared = (props: { unit: LengthUnit; onEntry: (entry: DesignerEntry) => void }): ReactNode => {
  const { designs } = useKeptDesigns();
  const [isOpen, setOpen] = useState(false);
  if (designs.length > 0 && !isOpen) setOpen(true);
  return isOpen ? (
    <Suspense fallback={null}>
      <KeptDesigns {...props} />
    </Suspense>
  ) : null;
};

/** The gland designer: input left, drawing in the middle, judgement right, parts below. */
export function GlandDesigner(props: GlandDesignerProps): ReactNode {
  const { entry, designed, shown, parts, isLoading, onField, onEntry } = props;
  const id = useId();
  const [isEdited, setEdited] = useState(false);
  const { request, design, problems } = designed;
  const { unit, chart } = request;
  const gland = design?.report.gland ?? null;
  const form = { entry, design, gland, problems, chart, unit, onField, onEntry, sort: sortOf(entry) };
  return (
    <>
      <ToolHead
        title="Gland designer"
        summary="Nominal and worst corners of the tolerance stack. A guide, to be tested in service."
      >
        <Units entry={entry} unit={unit} hrefOf={entryHref} onEntry={onEntry} />
        <PrintButton />
        <CompareLink />
      </ToolHead>
      <GlandKinds entry={entry} id={id} onEntry={onEntry} />
      <div className="tool-columns gland-designer">
        <GlandGiven shown={shown} onEdit={() => setEdited(true)} />
        <GlandForm {...form} isOpen={isEdited} onClose={() => setEdited(false)}>
          {design === null ? null : <LevelVerdict level={design.report.verdict} />}
        </GlandForm>
        <Output shown={shown} parts={parts} id={id} />
      </div>
      <Below shown={shown} parts={parts} isLoading={isLoading} />
      <Compared unit={unit} onEntry={onEntry} />
    </>
  );
}
