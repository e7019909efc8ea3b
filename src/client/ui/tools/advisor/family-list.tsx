import { Fragment, memo, type ReactNode } from 'react';
import type { Advice } from '../../../../domain/engineering/advisor/advise.ts';
import { reasonText } from '../../../../domain/engineering/advisor/reason.ts';
import { remarkText } from '../../../../domain/engineering/advisor/remark.ts';
import { OFFERED, VERDICTS, type Verdict } from '../../../../domain/engineering/advisor/verdicts.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { TextLink } from '../../links/text-link.tsx';
import { GradeMark } from './grade-mark.tsx';
import { TemperatureTrack, type Track, TrackHead } from './temperature-track.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import './family-list.css';

/** Links to a family's parts, with their counts. */
export type FamilyLinks = Readonly<Record<string, { readonly href: string; readonly totalItems: number } | undefined>>;

const MEANING: Readonly<Record<Verdict, string>> = {
  good: '1 point or less',
  possible: '2 to 4 points',
  fits_temperature: 'No medium is weighed: this says nothing about what the seal is in contact with',
  no_data: 'A rating is missing, which is no pass',
  no_data_at_heat: 'Rated, but not as hot as this: no verdict',
  not_advised: '5 points or more',
  out: 'Attacked, too hot or cold, or not for this use',
};

const Row = ({ advice, track, links }: { advice: Advice; track: Track; links: FamilyLinks }): ReactNode => {
  const { family, verdict, points, rating, rated, reasons, remarks } = advice;
  const link = OFFERED.includes(verdict) ? links[family.code] : undefined;
  return (
    <li className={`family-list-row${verdict === 'out' ? ' is-out' : ''}`} data-family={family.code}>
      <a className="family-list-name" href={family.page}>
        <b>{family.code}</b> <small>{family.name}</small>
      </a>
      <span className="family-list-rating">{rated.length === 0 ? null : <GradeMark rating={rating ?? ''} />}</span>
      <TemperatureTrack advice={advice} track={track} />
      <span className="family-list-points">
        {points === null ? '–' : points}
        <span className="visually-hidden">{points === null ? ' no points' : ' points'}</span>
      </span>
      <span className="family-list-reason">
        {reasons.map((reason) => reasonText(reason, track.unit)).join('. ')}
        {remarks.map((remark) => (
          <small key={remarkText(remark, track.unit)}>{remarkText(remark, track.unit)}</small>
        ))}
      </span>
      <span className="family-list-parts">
        {link === undefined ? null : (
          <a
            className="link"
            href={link.href}
            rel="nofollow"
            aria-label={`${counted(link.totalItems, 'part')} of ${family.code}`}
          >
            Parts
          </a>
        )}
      </span>
    </li>
  );
};

/** Whether a family gets a row: rated families, and elastomers that were evaluated by temperature only. */
export const hasLine = ({ family, verdict }: Advice): boolean =>
  family.rated !== null || (family.isElastomer && verdict === 'fits_temperature');

/** The other families, in a sentence. */
const Unrated = ({ members }: { members: readonly Advice[] }): ReactNode =>
  members.length === 0 ? null : (
    <p className="family-list-unrated">
      No rating on file:{' '}
      {members.map(({ family }, at) => (
        <Fragment key={family.code}>
          {at === 0 ? null : ', '}
          {family.page === '' ? family.code : <TextLink href={family.page}>{family.code}</TextLink>}
        </Fragment>
      ))}
      .
    </p>
  );

const Group = (props: {
  verdict: Verdict;
  isAlwaysShown: boolean;
  members: readonly Advice[];
  track: Track;
  links: FamilyLinks;
}): ReactNode => {
  const { verdict, isAlwaysShown, members, track, links } = props;
  const lines = members.filter(hasLine);
  if (members.length === 0 && !isAlwaysShown) return null;
  return (
    <section className="family-list-group" data-verdict={verdict}>
      <h2>
        <VerdictMark verdict={verdict} />
        <span>
          {members.length === 0 ? 'None' : `${counted(members.length, 'family', 'families')}. ${MEANING[verdict]}`}
        </span>
      </h2>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((advice) => (
            <Row key={advice.family.code} advice={advice} track={track} links={links} />
          ))}
        </ul>
      )}
      <Unrated members={members.filter((advice) => !hasLine(advice))} />
    </section>
  );
};

/**
 * The families in groups on a shared temperature axis. `isRated`: whether a medium with chemical ratings was evaluated.
 */
export const FamilyList = memo(
  (props: { advices: readonly Advice[]; isRated: boolean; track: Track; links: FamilyLinks }): ReactNode => {
    const { advices, isRated, track, links } = props;
    const always: readonly Verdict[] = isRated ? ['good', 'possible'] : ['fits_temperature'];
    return (
      <div className="family-list">
        <div className="family-list-head" aria-hidden="true">
          <span>Family</span>
          <span>Rating</span>
          <TrackHead track={track} />
          <span className="family-list-points">Points</span>
          <span>Reason</span>
          <span />
        </div>
        {VERDICTS.map((verdict) => (
          <Group
            key={verdict}
            verdict={verdict}
            isAlwaysShown={always.includes(verdict)}
            members={advices.filter((advice) => advice.verdict === verdict)}
            track={track}
            links={links}
          />
        ))}
      </div>
    );
  },
);
