import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { countOfClass, type SizeMatches, shownSizes } from '../../../../domain/engineering/size-finder/match-sizes.ts';
import { measuredRequestHref } from '../../../../domain/engineering/size-finder/measured-request.ts';
import type { SizeFields } from '../../../../domain/engineering/size-finder/size-question.ts';
import { FIT_WORDS, sizeName } from '../../../../domain/engineering/size-finder/size-words.ts';
import type { Problem } from '../../../../domain/kit/errors.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { ringSizeText, type TemperatureUnit } from '../../../../domain/kit/units.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import type { MeasuredRing, Span } from '../../../../domain/reference/sizes/ring-estimate.ts';
import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { TextLink } from '../../links/text-link.tsx';
import { Notice } from '../../notice.tsx';
import { CopyLink, PrintButton } from '../page-tools.tsx';
import { ToolBar } from '../tool-bar.tsx';
import { ToolHead } from '../tool-head.tsx';
import { ToolStatus } from '../tool-status.tsx';
import { ExampleRing } from './example-ring.tsx';
import { HowToMeasure } from './how-to-measure.tsx';
import { RankedSizes } from './ranked-sizes.tsx';
import { SizeForm } from './size-form.tsx';
import { SizeParts } from './size-parts.tsx';
import { SizeSheet } from './size-sheet.tsx';
import '../tool-columns.css';
import './size-finder-view.css';

/** A measured ring and its possible sizes. */
export interface RingResult {
  readonly fields: SizeFields;
  readonly ring: MeasuredRing;
  readonly answer: SizeMatches;
}

const summaryOf = ({ answer }: RingResult): string => {
  const count = (level: 'match' | 'near') => countOfClass(answer, level);
  const [match, near] = [count('match'), count('near')];
  if (answer.ranked[0]?.isNominal)
    return match + near === 0
      ? 'The nominal inch size, then the nearest'
      : `The nominal inch size, then ${match} match, ${near} near`;
  return match + near === 0 ? 'None matches: the nearest three' : `${match} match, ${near} near`;
};

const Groove = (): ReactNode => (
  <Notice tone="warning" icon={TriangleAlert}>
    <b>The groove beats the ring.</b> If you can measure the groove, find the rings that fit it:{' '}
    <TextLink href={'/tools/groove-to-ring' satisfies AppPath}>Groove to ring</TextLink>
  </Notice>
);

/** Offers a custom ring if no size is close. */
const Custom = ({ answer, fields }: RingResult): ReactNode => {
  const { idMm, csMm } = answer.estimate;
  if (idMm === null && csMm === null) return null;
  return (
    <Notice tone="info">
      No listed size is near.{' '}
      <TextLink href={measuredRequestHref(fields, answer.estimate)} rel="nofollow">
        Request it as a custom part
      </TextLink>
      .
    </Notice>
  );
};

const NO_PARTS: readonly SizePartsResponse[] = [];

const Result = memo(
  (props: {
    answered: RingResult;
    parts: readonly SizePartsResponse[];
    isBefore: boolean;
    isLoading: boolean;
    temperature: TemperatureUnit;
  }): ReactNode => {
    const { answered, isBefore, isLoading, temperature } = props;
    // Parts are shown for the current fields only.
    const parts = isBefore ? NO_PARTS : props.parts;
    const { fields, ring, answer } = answered;
    const shown = shownSizes(answer);
    const [best] = shown;
    if (best === undefined) return null;
    const bestParts = parts.find(({ name }) => name === sizeName(best.size));
    return (
      <div className={isBefore ? 'is-before' : undefined}>
        {isBefore ? (
          <Notice tone="warning" icon={TriangleAlert}>
            <b>Last valid result.</b> Correct the marked field to see sizes and parts.
          </Notice>
        ) : null}
        <SizeSheet ring={ring} answer={answer} best={best} unit={fields.unit} />
        <div aria-busy={isLoading || undefined}>
          <RankedSizes
            shown={shown}
            estimate={answer.estimate}
            parts={parts}
            summary={summaryOf(answered)}
            unit={fields.unit}
          />
          {best.fit.level === 'far' && !isBefore ? <Custom {...answered} /> : null}
          {fields.isWorn || best.fit.level !== 'match' ? <Groove /> : null}
          {bestParts === undefined ? null : <SizeParts parts={bestParts} unit={temperature} />}
        </div>
      </div>
    );
  },
);

/** Shown without a ring: an example, or the problems of the fields. */
const Nothing = ({ fields, problems }: { fields: SizeFields; problems: readonly Problem[] }): ReactNode =>
  problems.length === 0 ? (
    <ExampleRing unit={fields.unit} />
  ) : (
    <Notice tone="warning" icon={TriangleAlert}>
      <b>No sizes are ranked.</b> {problems.map(({ message }) => message).join(' ')}
    </Notice>
  );

/** The nearest size and its parts, which stays visible while scrolling on a phone. */
const Bar = ({ answered, parts }: { answered: RingResult; parts: readonly SizePartsResponse[] }): ReactNode => {
  const [best] = shownSizes(answered.answer);
  const bestParts = best && parts.find(({ name }) => name === sizeName(best.size));
  return best === undefined || bestParts === undefined ? null : (
    <ToolBar href={bestParts.href} shop={`Shop ${counted(bestParts.total, 'part')}`}>
      <b className="text-mono">{sizeName(best.size)}</b>
      <small>
        {FIT_WORDS[best.fit.level]}, {ringSizeText(answered.fields.unit, best.size)}
      </small>
    </ToolBar>
  );
};

/** A constant element, so that it is rendered only once. */
const HOW_TO_MEASURE = <HowToMeasure />;

/** The size finder: the measurements on the left, the possible sizes next to them. */
export function SizeFinderView(props: {
  fields: SizeFields;
  problems: readonly Problem[];
  /** The last valid ring. */
  answered: RingResult | null;
  parts: readonly SizePartsResponse[];
  isLoading: boolean;
  hasFailed: boolean;
  spoken: string;
  temperature: TemperatureUnit;
  onEntry: (form: HTMLFormElement) => void;
  onSpan: (span: Span) => void;
}): ReactNode {
  const { fields, problems, answered, parts, isLoading, hasFailed, spoken, temperature, onEntry, onSpan } = props;
  return (
    <>
      <ToolHead
        title="Size finder"
        summary="Measure the ring you have. See ranked sizes from every standard, with parts in stock."
      >
        <CopyLink />
        <PrintButton />
      </ToolHead>
      <div className="tool-columns size-finder-view">
        <SizeForm fields={fields} problems={problems} onEntry={onEntry} onSpan={onSpan} />
        <div>
          {answered === null ? (
            <Nothing fields={fields} problems={problems} />
          ) : (
            <Result
              answered={answered}
              parts={parts}
              isBefore={problems.length > 0}
              isLoading={isLoading}
              temperature={temperature}
            />
          )}
          <ToolStatus hasFailed={hasFailed} spoken={spoken} />
          {HOW_TO_MEASURE}
        </div>
      </div>
      {answered === null || problems.length > 0 ? null : <Bar answered={answered} parts={parts} />}
    </>
  );
}
