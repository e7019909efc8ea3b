import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { matchSizes, shownSizes } from '../../domain/engineering/size-finder/match-sizes.ts';
import {
  parseFinderFields,
  parseMeasuredRing,
  type SizeFields,
  sizeFinderHref,
} from '../../domain/engineering/size-finder/size-question.ts';
import { FIT_WORDS, sizeName } from '../../domain/engineering/size-finder/size-words.ts';
import type { Problem } from '../../domain/kit/errors.ts';
import { typedLength } from '../../domain/kit/text/typed-quantity.ts';
import { type LengthUnit, lengthIn, roundTo, type TemperatureUnit } from '../../domain/kit/units.ts';
import type { Span } from '../../domain/reference/sizes/ring-estimate.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import type { SizePartsResponse } from '../../domain/site/api/catalog/size-parts.ts';
import { rememberUnits } from '../stores/preferences-cookie.ts';
import { type RingResult, SizeFinderView } from '../ui/tools/size-finder/size-finder-view.tsx';
import { useSizeParts } from '../ui/tools/size-finder/use-size-parts.ts';
import { useAddress } from '../ui/tools/use-address.ts';
import { useSpoken } from '../ui/tools/use-spoken.ts';
import { useToolKeys } from '../ui/tools/use-tool-keys.ts';
import { useTouched } from '../ui/tools/use-touched.ts';

const fieldsIn = (form: HTMLFormElement, unit: LengthUnit): SizeFields => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) query.append(name, String(value));
  const { fields } = parseFinderFields(query, unit);
  return fields;
};

/** Converts the typed values to the other unit, so that the dimensions stay the same. */
const inUnit = (fields: SizeFields, before: LengthUnit): SizeFields => {
  const rewritten = (text: string): string => {
    const length = typedLength(text, before);
    return length.ok ? String(roundTo(lengthIn(fields.unit, length.value), 3)) : text;
  };
  return {
    ...fields,
    length: rewritten(fields.length),
    thickness: rewritten(fields.thickness),
    width: rewritten(fields.width),
  };
};

/** Parses the fields: the ring with its sizes, or the problems; `null` without any input. */
const understood = (
  fields: SizeFields,
  house: readonly Size[],
): { readonly answered: RingResult | null; readonly problems: readonly Problem[] } => {
  const { ring, problems } = parseMeasuredRing(fields);
  if (problems.length > 0) return { answered: null, problems };
  const answer = matchSizes(ring, fields.families, house);
  return { answered: answer.ranked.length === 0 ? null : { fields, ring, answer }, problems };
};

const namesOf = (answered: RingResult | null): string =>
  answered === null
    ? ''
    : shownSizes(answered.answer)
        .map(({ size }) => sizeName(size))
        .join(',');

const sentenceOf = ({ answered, problems }: ReturnType<typeof understood>): string => {
  const [first] = problems;
  if (first !== undefined) return first.message;
  const best = answered && shownSizes(answered.answer)[0];
  return best ? `Nearest size ${sizeName(best.size)}: ${FIT_WORDS[best.fit.level]}.` : '';
};

/** The size finder: ranks sizes as the visitor types, with the same code as the server. The URL contains the input. */
export default function SizeFinder(props: {
  fields: SizeFields;
  parts: readonly SizePartsResponse[];
  /** Sizes of the catalog that no table has. */
  house: readonly Size[];
  temperature: TemperatureUnit;
}): ReactNode {
  const { temperature, house } = props;
  const [{ fields, problems, answered }, setState] = useState(() => ({
    fields: props.fields,
    ...understood(props.fields, house),
  }));
  // The fields update first. The sizes are deferred and skip values that were typed over.
  const shown = useDeferredValue(answered);
  useToolKeys();
  const root = useRef<HTMLDivElement>(null);
  const { answer: parts, isLoading, hasFailed } = useSizeParts(problems.length > 0 ? '' : namesOf(shown), props.parts);
  const spoken = useSpoken(sentenceOf({ answered, problems }));

  const keep = useCallback(
    (next: SizeFields) => {
      const read = understood(next, house);
      // Invalid input keeps the previous result.
      setState((before) => ({ fields: next, ...read, ...(read.problems.length > 0 && { answered: before.answered }) }));
    },
    [house],
  );
  useAddress(sizeFinderHref(fields));
  const take = (form: HTMLFormElement): void => {
    const read = fieldsIn(form, fields.unit);
    const next = { ...read, span: fields.span };
    if (next.unit !== fields.unit) rememberUnits({ measurement: next.unit });
    keep(next.unit === fields.unit ? next : inUnit(next, fields.unit));
  };
  const onSpan = (span: Span): void => keep({ ...fields, span, length: '' });

  useTouched(root, take);

  return (
    <div ref={root}>
      <SizeFinderView
        fields={fields}
        problems={problems}
        answered={shown}
        parts={parts}
        isLoading={isLoading}
        hasFailed={hasFailed}
        spoken={spoken}
        temperature={temperature}
        onEntry={take}
        onSpan={onSpan}
      />
    </div>
  );
}
