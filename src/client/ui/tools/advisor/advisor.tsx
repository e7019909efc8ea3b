import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Advice, advise } from '../../../../domain/advisor/advise.ts';
import type { AdvisedFamily } from '../../../../domain/advisor/advised-family.ts';
import {
  type AdvisorEntry,
  advisorHref,
  NO_ENTRY,
  readAdvisor,
  shownEntry,
} from '../../../../domain/advisor/advisor-entry.ts';
import { adviceFor, CAVEATS } from '../../../../domain/advisor/caveats.ts';
import type { FamilyMarket } from '../../../../domain/advisor/family-market.ts';
import type { Question } from '../../../../domain/advisor/question.ts';
import { axisOver } from '../../../../domain/finder/temperature-axis.ts';
import type { Preferences } from '../../../../domain/preferences.ts';
import { useAddress } from '../use-address.ts';
import { useSpoken } from '../use-spoken.ts';
import { useToolKeys } from '../use-tool-keys.ts';
import { AdvisorForm } from './advisor-form.tsx';
import { FamilyCompare } from './family-compare.tsx';
import { FamilyList, OFFERED } from './family-list.tsx';
import { ShopBar } from './shop-bar.tsx';
import { rangeText } from './temperature-track.tsx';
import { type Links, useLinks } from './use-links.ts';
import { verdictWord } from './verdict-mark.tsx';

export interface AdvisorProps {
  /** The fields as the address has them. */
  readonly entry: AdvisorEntry;
  readonly families: readonly AdvisedFamily[];
  readonly markets: readonly FamilyMarket[];
  readonly links: Links;
  readonly preferences: Preferences;
}

/** Whether there is anything to weigh. */
const isAsked = ({ media, lowC, highC }: Question): boolean => media.length > 0 || lowC !== null || highC !== null;

const EXAMPLES: readonly (readonly [words: string, entry: Partial<AdvisorEntry>])[] = [
  ['Mineral hydraulic oil, −20 to 100 °C', { media: ['hydraulic-oil-mineral-hlp'], low: '-20', high: '100' }],
  ['Acetone, up to 80 °C', { media: ['acetone'], high: '80' }],
  ['Steam, 20 to 140 °C', { media: ['steam-below-150-c'], low: '20', high: '140' }],
  ['Helium in a vacuum, static', { media: ['helium'], gas: true, vacuum: true }],
];

/** What stands in for an answer while nothing is asked. */
const Examples = (): ReactNode => (
  <div className="advisor-examples">
    <p>
      <b>Add a medium or a temperature to weigh the eleven families.</b> Or begin with an example:
    </p>
    <ul>
      {EXAMPLES.map(([words, entry]) => (
        <li key={words}>
          <a className="link" href={advisorHref({ ...NO_ENTRY, ...entry })}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

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

/** What has come of the question, for whoever does not see it. @example 'Good: HNBR, FKM. Possible: none.' */
const answerInWords = (advices: readonly Advice[]): string =>
  OFFERED.map((wanted) => {
    const codes = advices.filter(({ verdict }) => verdict === wanted).map(({ family }) => family.code);
    return `${verdictWord(wanted)}: ${codes.length === 0 ? 'none' : codes.join(', ')}.`;
  }).join(' ');

/** The advisor: question on the left, families on the right, parts below. The same on the server and alive. */
export function Advisor(props: AdvisorProps): ReactNode {
  const { entry: asked, families, markets, preferences } = props;
  const unit = preferences.temperature;
  const [typed, setTyped] = useState(asked);
  const read = useMemo(() => readAdvisor(typed), [typed]);
  const entry = shownEntry(typed, read, unit);
  const [initial] = useState(entry);
  const { question, problems, mended } = read;
  // The fields come first: the families follow when there is time, and leave out what was typed over.
  const shown = useDeferredValue(question);
  const advices = useMemo(() => advise(families, shown), [families, shown]);
  useToolKeys();
  const href = advisorHref(entry);
  useAddress(href);
  const { answer: links, isLoading } = useLinks(href, question, props.links);
  const axis = useMemo(() => axisOver(families), [families]);
  const track = useMemo(() => ({ axis, question: shown, unit }), [axis, shown, unit]);
  const onMedia = useCallback(
    (media: readonly string[]) => setTyped((now) => ({ ...shownEntry(now, readAdvisor(now), unit), media })),
    [unit],
  );
  const said = useSpoken(isAsked(shown) ? answerInWords(advices) : '');
  return (
    <>
      <div className="advisor">
        <AdvisorForm
          initial={initial}
          entry={entry}
          question={question}
          axis={axis}
          problems={problems}
          preferences={preferences}
          backTo={href}
          onEntry={setTyped}
          onMedia={onMedia}
        />
        <div className="advisor-answer">
          {mended.map(({ asked: name, medium }) => (
            <p className="notice notice-info" key={name}>
              “{name}” is read as {medium.name}.
            </p>
          ))}
          {isAsked(shown) ? (
            <>
              <FamilyList advices={advices} track={track} links={links.byCode} />
              <Caution question={shown} />
              <ShopBar advices={advices} store={links.store} range={rangeText(track)} isStale={isLoading} />
            </>
          ) : (
            <Examples />
          )}
          <p className="visually-hidden" aria-live="polite">
            {said}
          </p>
        </div>
      </div>
      <FamilyCompare advices={advices} markets={markets} track={track} isAsked={isAsked(shown)} />
    </>
  );
}
