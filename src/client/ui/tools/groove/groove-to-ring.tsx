import { memo, type ReactNode, useId } from 'react';
import {
  type DesignerEntry,
  type EntryField,
  entryHref,
} from '../../../../domain/engineering/gland-design/entry/entry.ts';
import { threeFigures } from '../../../../domain/engineering/gland-design/figures.ts';
import { middleOf, type Service } from '../../../../domain/engineering/gland-design/model.ts';
import {
  type GrooveRings as Answer,
  exampleGroove,
  type GrooveResult,
  grooveHref,
  ringsForEntry,
} from '../../../../domain/engineering/gland-design/rings/groove-rings.ts';
import type { RankedRing } from '../../../../domain/engineering/gland-design/rings/reverse.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import {
  formatLength,
  type LengthUnit,
  mm,
  type Span,
  spanText,
  type TemperatureUnit,
} from '../../../../domain/kit/units.ts';
import { QUOTE_PATH } from '../../../../domain/reference/paths/store-links.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { Fact } from '../../fact.tsx';
import { TextLink } from '../../links/text-link.tsx';
import { Notice } from '../../notice.tsx';
import { Units } from '../entry-choice.tsx';
import { EntryProblems } from '../entry-problems.tsx';
import { CopyLink } from '../page-tools.tsx';
import { SizeParts } from '../size-finder/size-parts.tsx';
import { ToolHead } from '../tool-head.tsx';
import { ToolStatus } from '../tool-status.tsx';
import { WorkedExample } from '../worked-example.tsx';
import { GrooveForm } from './groove-form.tsx';
import { GrooveRings } from './groove-rings.tsx';
import '../shop-bar.css';
import '../tool-columns.css';
import './groove-to-ring.css';

export interface GrooveToRingProps {
  readonly entry: DesignerEntry;
  readonly answered: GrooveResult;
  /** The groove of the displayed rings. It may be one input behind. */
  readonly shown: GrooveResult & { readonly entry: DesignerEntry };
  readonly parts: readonly SizePartsResponse[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly spoken: string;
  readonly temperature: TemperatureUnit;
  readonly onField: (name: EntryField, value: string) => void;
  readonly onEntry: (entry: DesignerEntry) => void;
}

const depthOf = ({ groups }: Answer): Span | null => {
  const stack = groups.flatMap(({ shown }) => shown)[0]?.report.stack;
  return stack === undefined ? null : [stack.depth.min, stack.depth.max];
};

/** The groove's dimensions and the number of rings that were evaluated. */
const Facts = ({ answer, unit }: { answer: Answer; unit: LengthUnit }): ReactNode => {
  const depth = depthOf(answer);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Depth L', depth === null ? '–' : `${spanText(unit, depth)} ${unit}`],
    ['Width W', `${spanText(unit, answer.gland.width)} ${unit}`],
    ['Rings near it', String(answer.tried)],
    ...answer.groups.map(
      ({ verdict, total }) => [`${verdict.slice(0, 1).toUpperCase()}${verdict.slice(1)}`, String(total)] as const,
    ),
  ];
  return (
    <dl className="title-block groove-to-ring-facts">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
};

/** If no standard ring fits, offers a custom one. */
const Custom = ({ answer, unit }: { answer: Answer; unit: LengthUnit }): ReactNode => {
  const depth = depthOf(answer);
  const ring = [
    `O-ring for a ${answer.gland.kind.replace('_', ' ')} groove`,
    ...(answer.gland.groove === null ? [] : [`diameter ${spanText(unit, answer.gland.groove)}`]),
    ...(depth === null ? [] : [`depth ${formatLength(unit, mm(middleOf(depth)))}`]),
    `width ${spanText(unit, answer.gland.width)} ${unit}`,
  ].join(', ');
  return (
    <Notice tone="info">
      No ring of the charts fits this groove.{' '}
      <TextLink href={`${QUOTE_PATH}?part=${encodeURIComponent(ring)}`}>Request a quote</TextLink> for a custom part.
    </Notice>
  );
};

const figuresOf = ({ report }: RankedRing): string => {
  const { stretch, interference, squeeze, fill } = report.stack;
  const seat =
    stretch === null
      ? interference === null
        ? ''
        : `I ${threeFigures(interference.nom)}%, `
      : `X ${threeFigures(stretch.nom)}%, `;
  return `${seat}S ${threeFigures(squeeze.nom)}%, F ${threeFigures(fill.nom)}%.`;
};

/** Whether the service has criteria that the store can filter by. The parts here are all of one size. */
const hasFilters = ({ polymer, shoreA, lowC, highC }: Service): boolean =>
  polymer !== null || shoreA !== null || lowC !== null || highC !== null;

const ShopBar = (props: {
  chosen: RankedRing;
  hasService: boolean;
  isBest: boolean;
  entry: DesignerEntry;
  parts: SizePartsResponse | undefined;
}) => {
  const { chosen, hasService, isBest, entry, parts } = props;
  const { name } = chosen.ring;
  return (
    <div className="shop-bar">
      <p>
        <b>{isBest ? `${name} fits best` : `${name}: ${chosen.verdict}`}</b>
        {figuresOf(chosen)} <TextLink href={entryHref({ ...entry, size: name })}>Open in gland designer</TextLink>
        {hasService ? ', which carries polymer, hardness and temperatures to the store' : null}
      </p>
      {parts === undefined ? null : (
        <a className="button button-primary" href={parts.href}>
          Shop {counted(parts.total, `${name} part`)}
        </a>
      )}
    </div>
  );
};

type ResultProps = Pick<GrooveToRingProps, 'shown' | 'parts' | 'isLoading' | 'temperature' | 'onField'> & {
  id: string;
  isBefore: boolean;
};

const NO_PARTS: readonly SizePartsResponse[] = [];

const Result = memo((props: ResultProps): ReactNode => {
  const { shown, isLoading, temperature, id, isBefore, onField } = props;
  const parts = isBefore ? NO_PARTS : props.parts;
  const { entry, unit, service, rings: answer } = shown;
  if (answer === null) return null;
  const { chosen } = answer;
  const chosenParts = parts.find(({ name }) => name === chosen?.ring.name);
  return (
    <div className={isBefore ? 'is-before' : undefined} aria-busy={isLoading || undefined}>
      <Facts answer={answer} unit={unit} />
      {chosen === null && !isBefore ? <Custom answer={answer} unit={unit} /> : null}
      <GrooveRings
        answer={answer}
        entry={entry}
        service={service}
        unit={unit}
        id={id}
        parts={parts}
        onChoose={(size) => onField('size', size)}
      />
      {chosen === null || isBefore ? null : (
        <ShopBar
          chosen={chosen}
          hasService={hasFilters(service)}
          isBest={chosen === answer.groups[0]?.shown[0]}
          entry={entry}
          parts={chosenParts}
        />
      )}
      {chosenParts === undefined ? null : <SizeParts parts={chosenParts} unit={temperature} hasShopBar />}
    </div>
  );
});

type ExampleProps = Pick<GrooveToRingProps, 'parts' | 'onEntry'> & { unit: LengthUnit };

/** The rings of the example groove. */
const Example = memo(({ unit, parts, onEntry }: ExampleProps): ReactNode => {
  const id = useId();
  const entry = exampleGroove(unit);
  const { rings, service } = ringsForEntry(entry, unit);
  return rings === null ? null : (
    <WorkedExample
      values="Bore, groove and piston diameter, width and radius of a piston groove. Enter your groove as measured."
      href={grooveHref(entry)}
    >
      <Facts answer={rings} unit={unit} />
      <GrooveRings
        answer={rings}
        entry={entry}
        service={service}
        unit={unit}
        id={id}
        parts={parts}
        onChoose={(size) => onEntry({ ...entry, size })}
      />
    </WorkedExample>
  );
});

/** The tool: the groove on the left, its rings next to it, the parts of one ring below. */
export function GrooveToRing(props: GrooveToRingProps): ReactNode {
  const { entry, answered, shown, parts, isLoading, temperature, hasFailed, spoken, onField, onEntry } = props;
  const { unit, degrees, service, sort, problems, isEmpty } = answered;
  const isBefore = problems.length > 0 && shown.rings !== null;
  const backup = shown.rings?.chosen?.report.backup ?? null;
  const id = useId();
  return (
    <>
      <ToolHead
        title="Groove to ring"
        summary="Measure the groove. We check every standard size against your groove, tolerances included."
      >
        <Units entry={entry} unit={unit} hrefOf={grooveHref} onEntry={onEntry} />
        <CopyLink />
      </ToolHead>
      <div className="tool-columns groove-to-ring">
        <GrooveForm
          entry={entry}
          gland={null}
          problems={problems}
          sort={sort}
          unit={unit}
          degrees={degrees}
          service={service}
          thickness={backup?.thickness ?? null}
          onField={onField}
          onEntry={onEntry}
        />
        <div>
          {isEmpty ? <Example unit={unit} parts={parts} onEntry={onEntry} /> : null}
          {problems.length === 0 ? null : <EntryProblems kind={sort.kind} problems={problems} isBefore={isBefore} />}
          <Result {...{ shown, parts, isLoading, temperature, onField, id, isBefore }} />
          <ToolStatus hasFailed={hasFailed} spoken={spoken} />
        </div>
      </div>
    </>
  );
}
