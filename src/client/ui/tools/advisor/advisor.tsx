import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Advice, advise } from '../../../../domain/engineering/advisor/advise.ts';
import type { AdvisedFamily } from '../../../../domain/engineering/advisor/advised-family.ts';
import {
  type AdvisorEntry,
  advisorHref,
  type MediumEntry,
  mediumEntry,
  NO_ENTRY,
  readAdvisor,
  shownEntry,
} from '../../../../domain/engineering/advisor/advisor-entry.ts';
import { adviceFor, CAVEATS } from '../../../../domain/engineering/advisor/caveats.ts';
import type { FamilyMarket } from '../../../../domain/engineering/advisor/family-market.ts';
import { OFFERED } from '../../../../domain/engineering/advisor/verdicts.ts';
import { axisOver } from '../../../../domain/engineering/finder/temperature-axis.ts';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import {
  EMPTY_QUESTION,
  type OfferedCertificate,
  type Question,
  wholeRange,
} from '../../../../domain/reference/media/question.ts';
import { hasChemistry, isVacuumService } from '../../../../domain/reference/media/service.ts';
import { chemicalText } from '../../../../domain/reference/tables/chemicals.ts';
import { TextLink } from '../../links/text-link.tsx';
import { Notice } from '../../notice.tsx';
import { useAddress } from '../use-address.ts';
import { useSpoken } from '../use-spoken.ts';
import { useToolKeys } from '../use-tool-keys.ts';
import { WorkedExample } from '../worked-example.tsx';
import { AdviceProblem } from './advice-problem.tsx';
import { AdvisorForm } from './advisor-form.tsx';
import { FamilyCompare } from './family-compare.tsx';
import { type FamilyLinks, FamilyList } from './family-list.tsx';
import type { Links } from './load-links.ts';
import { ShopBar } from './shop-bar.tsx';
import { type Track, trackRangeText } from './temperature-track.tsx';
import { useLinks } from './use-links.ts';
import { verdictWord } from './verdict-mark.tsx';
import './advisor.css';

export interface AdvisorProps {
  /** The fields from the URL. */
  readonly entry: AdvisorEntry;
  readonly families: readonly AdvisedFamily[];
  readonly certificates: readonly OfferedCertificate[];
  readonly markets: readonly FamilyMarket[];
  readonly links: Links;
  readonly preferences: Preferences;
}

/** Whether there is any criterion to evaluate. */
const hasCriteria = (question: Question): boolean =>
  question.media.length > 0 ||
  question.lowC !== null ||
  question.highC !== null ||
  isVacuumService(question) ||
  question.compliance.length > 0;

const heated = (name: string, low: string, high: string): MediumEntry => ({ name, low, high });

/** The example whose families are shown. */
const EXAMPLE: AdvisorEntry = {
  ...NO_ENTRY,
  media: [mediumEntry('hydraulic-oil-mineral-hlp')],
  low: '-20',
  high: '100',
};

const MORE_EXAMPLES: readonly (readonly [words: string, entry: Partial<AdvisorEntry>])[] = [
  [
    'Milk 5 to 40 °C, CIP nitric acid at 80 °C, steam at 130 °C',
    { media: [heated('milk', '5', '40'), heated('cip-nitric-acid-cleaner-2', '', '80'), heated('sip', '', '130')] },
  ],
  ['Steam, 20 to 140 °C', { media: [mediumEntry('steam')], low: '20', high: '140' }],
  ['Sour gas up to 120 °C at 35 MPa', { media: [mediumEntry('sour-gas')], high: '120', pressure: '35' }],
];

const NO_LINKS: FamilyLinks = {};

/** Shown instead of a result while there are no criteria. */
const Example = memo((props: Pick<AdvisorProps, 'families'> & Omit<Track, 'question'>): ReactNode => {
  const { families, axis, unit } = props;
  const { question } = readAdvisor(EXAMPLE, []);
  const track = { axis, question: wholeRange(question), unit };
  return (
    <WorkedExample
      values={`Mineral hydraulic oil, ${trackRangeText(track)}. Add your medium or temperature to rank the families.`}
      href={advisorHref(EXAMPLE)}
    >
      <FamilyList advices={advise(families, question)} isRated track={track} links={NO_LINKS} />
      <div className="advisor-examples">
        More examples:
        {MORE_EXAMPLES.map(([words, entry]) => (
          <TextLink key={words} href={advisorHref({ ...NO_ENTRY, ...entry })}>
            {words}
          </TextLink>
        ))}
      </div>
    </WorkedExample>
  );
});

const Caution = ({ question }: { question: Question }): ReactNode => {
  const [first, ...others] = CAVEATS;
  return (
    <div className="advisor-caution">
      {adviceFor(question).map((advice) => (
        <p key={advice}>{advice}</p>
      ))}
      <p>
        <b>{first}</b> {others.join(' ')}
      </p>
    </div>
  );
};

/** A summary of the result for screen readers. @example 'Good: HNBR, FKM. Possible: none.' */
const answerInWords = (advices: readonly Advice[], question: Question): string =>
  OFFERED.filter((wanted) => (wanted === 'fits_temperature') !== hasChemistry(question))
    .map((wanted) => {
      const codes = advices.filter(({ verdict }) => verdict === wanted).map(({ family }) => family.code);
      return `${verdictWord(wanted)}: ${codes.length === 0 ? 'none' : codes.join(', ')}.`;
    })
    .join(' ');

/**
 * The advisor: criteria on the left, families on the right, parts below. Rendered identically on the server and in the
 * browser.
 */
export function Advisor(props: AdvisorProps): ReactNode {
  const { entry: asked, families, certificates, markets, preferences } = props;
  const unit = preferences.temperature;
  const [typed, setTyped] = useState(asked);
  const read = useMemo(() => readAdvisor(typed, certificates), [typed, certificates]);
  const entry = shownEntry(typed, read, unit);
  const [initial] = useState(entry);
  const { question, problems, mended } = read;
  const isWhole = problems.length === 0;
  // The fields update first. The families are deferred and skip values that were typed over.
  const shown = useDeferredValue(isWhole ? question : EMPTY_QUESTION);
  const advices = useMemo(() => advise(families, shown), [families, shown]);
  useToolKeys();
  const href = advisorHref(entry);
  useAddress(href);
  const { links, isLoading, hasFailed } = useLinks(isWhole ? href : '', props.links);
  const axis = useMemo(
    () => axisOver(families.filter((family) => family.rated !== null && family.isElastomer)),
    [families],
  );
  const track = useMemo(() => ({ axis, question: wholeRange(shown), unit }), [axis, shown, unit]);
  const onMedia = useCallback(
    (media: readonly MediumEntry[]) =>
      setTyped((now) => ({ ...shownEntry(now, readAdvisor(now, certificates), unit), media })),
    [unit, certificates],
  );
  const hasAnswer = isWhole && hasCriteria(shown);
  const said = useSpoken(hasAnswer ? answerInWords(advices, shown) : problems.map(({ message }) => message).join(' '));
  return (
    <>
      <div className="advisor">
        <AdvisorForm
          initial={initial}
          entry={entry}
          read={read}
          axis={axis}
          certificates={certificates}
          preferences={preferences}
          backTo={href}
          onEntry={setTyped}
          onMedia={onMedia}
        />
        <div className="advisor-answer">
          {mended.map(({ asked: name, medium }) => (
            <Notice tone="info" key={name}>
              “{name}” is read as {chemicalText(medium.name)}.
            </Notice>
          ))}
          {hasAnswer ? (
            <>
              <FamilyList advices={advices} isRated={hasChemistry(shown)} track={track} links={links.byCode} />
              <Caution question={shown} />
              <ShopBar
                advices={advices}
                store={links.store}
                question={shown}
                range={trackRangeText(track)}
                isLoading={isLoading}
                hasFailed={hasFailed}
              />
            </>
          ) : isWhole ? (
            <Example families={families} axis={axis} unit={unit} />
          ) : (
            <AdviceProblem entry={entry} problems={problems} onMedia={onMedia} />
          )}
          <p className="visually-hidden" aria-live="polite">
            {said}
          </p>
        </div>
      </div>
      <FamilyCompare advices={advices} markets={markets} track={track} isAsked={hasAnswer} />
    </>
  );
}
