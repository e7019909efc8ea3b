import type { ReactNode } from 'react';
import {
  type AdvisorEntry,
  type AdvisorProblem,
  advisorHref,
  type MediumEntry,
} from '../../../../domain/engineering/advisor/advisor-entry.ts';
import { chemicalText } from '../../../../domain/reference/tables/chemicals.ts';
import { InPlaceLink } from '../../links/in-place-link.tsx';
import { TextLink } from '../../links/text-link.tsx';

/** Returns the media with a different name at one index. */
const withMedium = (media: readonly MediumEntry[], at: number, name: string): readonly MediumEntry[] =>
  media.map((one, position) => (position === at ? { ...one, name } : one));

/** The media that an ambiguous name may mean, as links. */
export const Choices = (props: {
  entry: AdvisorEntry;
  problem: AdvisorProblem;
  onMedia: (media: readonly MediumEntry[]) => void;
}): ReactNode => {
  const { entry, problem, onMedia } = props;
  const { near, medium: at } = problem;
  return near.map(({ key, name }) => {
    const media = at === null ? entry.media : withMedium(entry.media, at, key);
    return (
      <InPlaceLink key={key} className="link" href={advisorHref({ ...entry, media })} onFollow={() => onMedia(media)}>
        {chemicalText(name)}
      </InPlaceLink>
    );
  });
};

/** Shown instead of families while any of the criteria is not understood. */
export const AdviceProblem = (props: {
  entry: AdvisorEntry;
  problems: readonly AdvisorProblem[];
  onMedia: (media: readonly MediumEntry[]) => void;
}): ReactNode => {
  const { entry, problems, onMedia } = props;
  return (
    <div className="advisor-problem" role="status">
      <p>
        <b>No material is weighed yet.</b> This was not understood, and a verdict without it could be wrong:
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.message}`}>
            {problem.message} <Choices entry={entry} problem={problem} onMedia={onMedia} />
          </li>
        ))}
      </ul>
      <p>
        Not in the table? <TextLink href="/contact-us">Ask an engineer</TextLink>
      </p>
    </div>
  );
};
