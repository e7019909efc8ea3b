import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { Design } from '../../../../../domain/engineering/gland-design/design-gland.ts';
import {
  designStartOf,
  restartedFrom,
  toLengthEntry,
} from '../../../../../domain/engineering/gland-design/entry/change-entry.ts';
import {
  entryHref,
  WINDOW_FIELDS,
  type WindowField,
} from '../../../../../domain/engineering/gland-design/entry/entry.ts';
import { FIRST_SECTION } from '../../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { plainFigure } from '../../../../../domain/engineering/gland-design/figures.ts';
import type { Windows } from '../../../../../domain/engineering/gland-design/judging/windows.ts';
import { CHART_NAMES, GLAND_CHARTS, type GlandChart } from '../../../../../domain/engineering/gland-design/model.ts';
import type { AppPath } from '../../../../../domain/reference/paths/app-pages.ts';
import { useOverlay } from '../../../use-overlay.ts';
import { EntryChoice } from '../../entry-choice.tsx';
import { Arrangement, Choice, Input, LimitTable } from './gland-fields.tsx';
import { BackupFields, MaterialData, ServiceFields, type ServiceFieldsProps } from './gland-service-fields.tsx';
import './gland-form.css';

/** Data and callbacks of the form. */
export interface GlandFormProps extends ServiceFieldsProps {
  /** The last valid design, for the placeholders and the links to start from. */
  readonly design: Design | null;
  readonly chart: GlandChart;
  /** Whether the form covers the screen. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A short summary of the result. */
  readonly children: ReactNode;
}

const STARTS = [
  ['surface', 'Bore'],
  ['ring', 'Ring'],
  ['groove', 'Groove'],
] as const;

/** Links that start the design over: they keep the starting values and recalculate everything else. */
const StartFrom = ({ entry, design, sort, unit, onEntry }: GlandFormProps): ReactNode => {
  const now = designStartOf(entry);
  if (design === null) return null;
  const title = (from: string, text: string): string => {
    if (from !== 'surface') return text;
    return sort.kind === 'rod' ? 'Rod' : sort.kind === 'piston' ? text : 'Diameter';
  };
  return (
    <div className="gland-form-group">
      <h2>Start from</h2>
      <EntryChoice
        label="Start from"
        className="gland-form-start"
        options={STARTS.map(([from, text]) => [from, title(from, text)] as const)}
        now={now}
        entryOf={(from) => restartedFrom(entry, design, from, unit)}
        hrefOf={entryHref}
        onEntry={onEntry}
      />
    </div>
  );
};

const SECTIONS: Readonly<Record<GlandChart, readonly number[]>> = {
  inch: [1.778, 2.6162, 3.5306, 5.334, 6.985],
  metric: [1, 1.5, 1.8, 2, 2.5, 2.65, 3, 3.5, 3.55, 4, 5, 5.3, 6, 7, 8, 10],
  jis: [1.9, 2.4, 3.1, 3.5, 5.7, 8.4],
  iso3601: [1.8, 2.65, 3.55, 5.3, 7],
  as4716: [1.778, 2.6162, 3.5306, 5.334, 6.985],
};

const RingFields = (props: GlandFormProps): ReactNode => {
  const { chart, design, unit, entry } = props;
  const ring = design?.ring;
  const length = (value: number | undefined): string => (value === undefined ? '' : toLengthEntry(unit, value));
  const isFree = entry.size === undefined && entry.id === undefined;
  return (
    <div className="gland-form-group">
      <h2>Ring</h2>
      <div className="gland-form-pair">
        <Choice
          {...props}
          name="chart"
          label="Groove standard"
          usual="inch"
          options={GLAND_CHARTS.map((one) => [one, CHART_NAMES[one]] as const)}
        />
        <Input
          {...props}
          name="size"
          label="Size"
          isNumber={false}
          placeholder={ring !== undefined && 'name' in ring ? ring.name : 'AS568-214'}
        />
      </div>
      {isFree ? (
        <Choice
          {...props}
          name="section"
          label="Cross-section wanted"
          usual={String(FIRST_SECTION[chart])}
          options={SECTIONS[chart].map((section) => [String(section), `${toLengthEntry(unit, section)} ${unit}`])}
        />
      ) : null}
      <div className="gland-form-pair">
        <Input {...props} name="id" label="or ID" sign={unit} placeholder={length(ring?.id)} />
        <Input {...props} name="id_tol" label="ID ±" sign={unit} placeholder={length(ring?.idTolerance)} />
        <Input {...props} name="cs" label="CS" sign={unit} placeholder={length(ring?.cs)} />
        <Input {...props} name="cs_tol" label="CS ±" sign={unit} placeholder={length(ring?.csTolerance)} />
      </div>
    </div>
  );
};

const Hardware = (props: GlandFormProps): ReactNode => {
  const { sort, unit } = props;
  return (
    <div className="gland-form-group">
      <h2>Hardware</h2>
      <LimitTable {...props} />
      <p className="tool-section-note">
        In {unit}. Gray values come from the gland chart. Fractions and units (25 mm, 1 in) work too, and ISO fits: type
        50 H8 in the first field.
      </p>
      <div className="gland-form-pair">
        <Arrangement {...props} />
        {sort.use === 'reciprocating' ? (
          <Choice
            {...props}
            name="kind"
            label="Groove in"
            usual="piston"
            options={[
              ['piston', 'Piston'],
              ['rod', 'Housing of a rod'],
            ]}
          />
        ) : null}
      </div>
    </div>
  );
};

const WINDOW_TITLES: Readonly<Record<WindowField, readonly [title: string, of: keyof Windows]>> = {
  squeeze_good: ['Squeeze, good', 'squeezeGood'],
  squeeze_allowed: ['Squeeze, allowed', 'squeezeAllowed'],
  squeeze_worst: ['Squeeze, worst case', 'squeezeWorst'],
  seat_good: ['Stretch, good', 'seatGood'],
  seat_allowed: ['Stretch, allowed', 'seatAllowed'],
  fill_good: ['Fill, good', 'fillGood'],
};

const windowText = (window: Windows[keyof Windows] | undefined): string =>
  typeof window === 'object' && window !== null ? `${plainFigure(window[0])} to ${plainFigure(window[1])}` : '';

const EditWindows = (props: GlandFormProps): ReactNode => {
  const { entry, design } = props;
  const edited = WINDOW_FIELDS.filter((name) => entry[name] !== undefined);
  return (
    <details className="gland-form-windows" open={edited.length > 0 || undefined}>
      <summary className="link">{edited.length > 0 ? `Limits edited: ${edited.length}` : 'Edit limits'}</summary>
      <div className="gland-form-pair">
        {WINDOW_FIELDS.map((name) => {
          const [title, of] = WINDOW_TITLES[name];
          return (
            <Input
              key={name}
              {...props}
              name={name}
              label={`${title}, %`}
              isNumber={false}
              placeholder={windowText(design?.report.windows[of])}
            />
          );
        })}
      </div>
    </details>
  );
};

export const FORM_ID = 'gland-form';
/** Id of the drawing and the verdict. */
export const RESULT_ID = 'gland-result';

const OVERLAY = { role: 'dialog', 'aria-modal': true } as const;

/**
 * The designer's fields: a plain GET form to the page itself, with or without JavaScript. Shown next to the drawing,
 * or as a full-screen overlay if there is no space for it.
 */
export function GlandForm(props: GlandFormProps): ReactNode {
  const { entry, sort, isOpen, onClose, children } = props;
  const ref = useRef<HTMLFormElement>(null);
  const onKeyDown = useOverlay(ref, isOpen, onClose);
  const kept = [
    ['unit', props.unit],
    ...(sort.use === 'reciprocating' ? [] : [['kind', sort.kind]]),
    ['use', sort.use],
  ] as const;
  const close = (event: SyntheticEvent): void => {
    // If the URL's hash opened it before JavaScript was loaded, the hash must close it too.
    if (location.hash !== `#${FORM_ID}`) event.preventDefault();
    onClose();
  };
  return (
    <form
      ref={ref}
      id={FORM_ID}
      className={`gland-form gland-form-overlay${isOpen ? ' is-open' : ''}`}
      action={'/tools/gland-designer' satisfies AppPath}
      method="get"
      aria-label="Gland"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...(isOpen ? OVERLAY : {})}
    >
      <header className="gland-form-head">
        <b>Gland</b>
        <a className="icon-button" href={`#${RESULT_ID}`} aria-label="Close the fields" onClick={close}>
          <X className="icon icon-large" aria-hidden="true" />
        </a>
      </header>
      <div className="gland-form-fields">
        {kept.map(([name = '', value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <StartFrom {...props} entry={entry} />
        <RingFields {...props} />
        <Hardware {...props} />
        <ServiceFields {...props} />
        <BackupFields {...props} />
        <MaterialData {...props} />
        <EditWindows {...props} />
        <noscript>
          <button type="submit" className="button button-strong button-full">
            Calculate
          </button>
        </noscript>
      </div>
      <footer className="gland-form-foot">
        {children}
        <a className="button button-primary" href={`#${RESULT_ID}`} onClick={close}>
          Show result
        </a>
      </footer>
    </form>
  );
}
