import type { BackupFit } from '../backup-fit.ts';
import { type LengthText, plainFigure, threeFigures } from '../figures.ts';
import { type GlandGeometry, isDovetail, type Ring, type Service } from '../model.ts';
import { type Finding, SOURCES, type Subject, type Verdict } from './findings.ts';
import { assumptionsOf, type ServiceFigures, serviceTemperatures } from './in-service.ts';
import type { GlandStack } from './stack.ts';
import { type Use, useOf } from './windows.ts';

export interface ServiceCase {
  readonly gland: GlandGeometry;
  readonly ring: Ring;
  readonly stack: GlandStack;
  readonly service: Service;
  /** null if an expansion is not on file. */
  readonly figures: ServiceFigures | null;
  readonly backup: BackupFit | null;
  readonly fine: LengthText;
}

const NOISE = 1e-9;

/** The texts of one check: value, limits and their source. */
interface Written {
  readonly about: Subject;
  readonly level: Finding['level'];
  readonly figure: () => string;
  readonly window: () => string;
  readonly source: string;
  /** Addition to the sentence. */
  readonly more?: () => string;
}

const written = ({ about, level, figure, window, source, more }: Written): Finding => ({
  about,
  level,
  figure,
  window,
  source,
  reason: () => `${figure()}; ${window()}.${more === undefined ? '' : ` ${more()}`}`,
});

const atLeast = (value: number, good: number, marginal: number): Verdict => {
  if (value >= good - NOISE) return 'good';
  return value >= marginal - NOISE ? 'marginal' : 'out';
};
const atMost = (value: number, good: number, marginal: number): Verdict => atLeast(-value, -good, -marginal);

/** Returns whether values in service are needed at all: a temperature, swell or set. */
const isWarmOrWorn = (service: Service): boolean =>
  serviceTemperatures(service) !== null || service.swell !== null || service.compressionSet !== null;

const GOOD_RESIDUAL: Readonly<Record<Exclude<Use, 'rotary'>, number>> = {
  static: 5,
  face: 5,
  dovetail: 5,
  reciprocating: 1,
};
const GOOD_HOT_SQUEEZE: Readonly<Record<Exclude<Use, 'rotary'>, number>> = {
  static: 35,
  face: 40,
  dovetail: 35,
  reciprocating: 30,
};
const BEYOND_HOT_SQUEEZE = 5;

const assumedText = (service: Service): string => {
  const { polymer, set, isSetAssumed } = assumptionsOf(service);
  const assumed = [
    ...(isSetAssumed ? [`a compression set of ${plainFigure(100 * set)}%`] : []),
    ...(service.polymer === null && service.ringAlpha === null && polymer === null ? ['the expansion of NBR'] : []),
  ];
  return assumed.length === 0 ? '' : `Assumed: ${assumed.join(' and ')}.`;
};

const judgeResidual = ({ gland, service, fine }: ServiceCase, { residual }: ServiceFigures): Finding | null => {
  const use = useOf(gland);
  if (use === 'rotary') return null;
  const good = GOOD_RESIDUAL[use];
  const level = residual.percent <= NOISE ? 'out' : residual.percent >= good - NOISE ? 'good' : 'marginal';
  const assumed = assumedText(service);
  return written({
    about: 'residual',
    level,
    figure: () => `Residual squeeze in the worst case ${threeFigures(residual.percent)}% (${fine(residual.height)})`,
    window: () => `good from ${good}%, above 0 marginal`,
    source: use === 'reciprocating' ? SOURCES.rule : SOURCES.residual,
    ...(assumed !== '' && { more: () => assumed }),
  });
};

const judgeHotSqueeze = ({ gland }: ServiceCase, { hotSqueeze }: ServiceFigures): Finding | null => {
  const use = useOf(gland);
  if (use === 'rotary') return null;
  const good = GOOD_HOT_SQUEEZE[use];
  return written({
    about: 'hot_squeeze',
    level: atMost(hotSqueeze, good, good + BEYOND_HOT_SQUEEZE),
    figure: () => `Largest squeeze, hot and swollen, ${threeFigures(hotSqueeze)}%`,
    window: () => `good to ${good}%, marginal to ${good + BEYOND_HOT_SQUEEZE}%`,
    source: SOURCES.own,
  });
};

const judgeHotFill = ({ gland }: ServiceCase, { hotFill }: ServiceFigures): Finding => {
  const isNarrow = isDovetail(gland) || (gland.kind === 'face' && gland.medium === 'gas');
  const [good, marginal] = isNarrow ? [100, 105] : [92, 100];
  return written({
    about: 'hot_fill',
    level: atMost(hotFill, good, marginal),
    figure: () => `Largest fill, hot and swollen, ${threeFigures(hotFill)}%`,
    window: () => `good to ${good}%, marginal to ${marginal}%`,
    source: `${SOURCES.rule}, ${SOURCES.parker}`,
  });
};

const GOOD_SET = 0.6;
const OUT_SET = 0.8;

const judgeSet = ({ service }: ServiceCase): Finding | null => {
  const { compressionSet } = service;
  const { set, isSetAssumed } = assumptionsOf(service);
  const text = (): string => `Compression set ${plainFigure(100 * set)}%`;
  if (compressionSet === null)
    return isSetAssumed
      ? {
          about: 'set',
          level: 'note',
          source: 'Limits of the JIS B 2401-1 classes',
          reason: () => `${text()} is assumed, as none is given.`,
        }
      : null;
  return written({
    about: 'set',
    level: compressionSet <= GOOD_SET + NOISE ? 'good' : compressionSet < OUT_SET - NOISE ? 'marginal' : 'out',
    figure: text,
    window: () => `good to ${100 * GOOD_SET}%, marginal below ${100 * OUT_SET}%`,
    source: `${SOURCES.residual}; ${SOURCES.rule}`,
  });
};

const isMoving = (gland: GlandGeometry): boolean => gland.use !== 'static';

/** Swell in percent of volume: good and marginal, minimum and maximum. */
const SWELL = {
  still: { good: [-5, 15], marginal: [-8, 30] },
  moving: { good: [-3, 10], marginal: [-5, 20] },
} as const;

const judgeSwell = ({ gland, service }: ServiceCase): Finding | null => {
  const { swell } = service;
  if (swell === null) return null;
  const { good, marginal } = SWELL[isMoving(gland) ? 'moving' : 'still'];
  const value = 100 * swell;
  const inside = ([low, high]: readonly [number, number]): boolean => value >= low - NOISE && value <= high + NOISE;
  const span = ([low, high]: readonly [number, number]): string => `${plainFigure(low)} to ${plainFigure(high)}%`;
  return written({
    about: 'swell',
    level: inside(good) ? 'good' : inside(marginal) ? 'marginal' : 'out',
    figure: () => `Volume swell ${threeFigures(value)}%`,
    window: () => `good ${span(good)}, marginal ${span(marginal)}`,
    source: SOURCES.swell,
  });
};

const celsiusText = (value: number): string => `${plainFigure(value)} °C`;

/** Returns the margins above the low temperature limit in kelvin that are good and marginal. */
const coldMargins = (gland: GlandGeometry, isPressed: boolean): readonly [good: number, marginal: number] => {
  if (isMoving(gland)) return [13, 8];
  return [isPressed ? 8 : 5, 0];
};
const HOT_MARGIN = 10;

const limitsOf = (service: Service): { readonly lowC: number | null; readonly highC: number | null } => {
  const { polymer } = assumptionsOf(service);
  return {
    lowC: service.polymerLowC ?? polymer?.lowC ?? null,
    highC: service.polymerHighC ?? polymer?.highC ?? null,
  };
};

/** Returns whether a pressure pushes the ring into the gap. */
const isPressed = ({ pressureMpa }: Service): boolean => pressureMpa !== null && pressureMpa > 0;

const judgeTemperature = ({ gland, service }: ServiceCase): readonly Finding[] => {
  const temperatures = serviceTemperatures(service);
  if (temperatures === null) return [];
  const { lowC, highC } = limitsOf(service);
  const { polymer } = assumptionsOf(service);
  const name = polymer?.code ?? 'the compound';
  const [good, marginal] = coldMargins(gland, isPressed(service));
  return [
    ...(lowC === null
      ? []
      : [
          written({
            about: 'cold',
            level: atLeast(temperatures.lowC, lowC + good, lowC + marginal),
            figure: () => `Coldest ${celsiusText(temperatures.lowC)}`,
            window: () =>
              `good from ${celsiusText(lowC + good)}, marginal from ${celsiusText(lowC + marginal)} (${name} to ${celsiusText(lowC)})`,
            source: service.polymerLowC === null ? SOURCES.limits : 'Your limit',
          }),
        ]),
    ...(highC === null
      ? []
      : [
          written({
            about: 'hot',
            level: atMost(temperatures.highC, highC - HOT_MARGIN, highC),
            figure: () => `Hottest ${celsiusText(temperatures.highC)}`,
            window: () => `good to ${celsiusText(highC - HOT_MARGIN)}, marginal to ${celsiusText(highC)} (${name})`,
            source: service.polymerHighC === null ? `${SOURCES.limits}; ${SOURCES.rule}` : 'Your limit',
          }),
        ]),
  ];
};

/** Temperatures that compounds of all polymers withstand, °C. */
const [MILD_LOW, MILD_HIGH] = [0, 60];

const noData = (reason: () => string): Finding => ({ about: 'data', level: 'marginal', reason, source: SOURCES.rule });

/** Reports inputs that cannot be judged because data is missing. */
const judgeData = ({ gland, service, figures }: ServiceCase): readonly Finding[] => {
  const temperatures = serviceTemperatures(service);
  const { lowC, highC } = limitsOf(service);
  const isMild = temperatures === null || (temperatures.lowC >= MILD_LOW && temperatures.highC <= MILD_HIGH);
  const isUnknown = service.polymer === null && (lowC === null || highC === null || service.ringAlpha === null);
  return [
    ...(!isMild && isUnknown
      ? [noData(() => 'No polymer is given: its temperature limits and expansion are unknown. Choose a polymer.')]
      : []),
    ...(figures === null
      ? [
          noData(
            () =>
              `No expansion is on file for ${service.polymer ?? service.hardware}: squeeze and fill at temperature are unknown. Enter the expansion.`,
          ),
        ]
      : []),
    ...(useOf(gland) === 'rotary' && isWarmOrWorn(service)
      ? [noData(() => 'No rule is on file for the squeeze of a rotary seal at temperature, swollen or set.')]
      : []),
  ];
};

/** Judges all effects of temperature, swell and set on the gland. */
export const judgeConditions = (asked: ServiceCase): readonly Finding[] => {
  const { service, figures } = asked;
  if (!isWarmOrWorn(service)) return [];
  return [
    ...(figures === null
      ? []
      : [judgeResidual(asked, figures), judgeHotSqueeze(asked, figures), judgeHotFill(asked, figures)]),
    judgeSet(asked),
    judgeSwell(asked),
    ...judgeTemperature(asked),
    ...judgeData(asked),
  ].filter((finding) => finding !== null);
};

/** Returns whether any operating condition is judged. */
export const hasService = (service: Service): boolean =>
  isWarmOrWorn(service) || isPressed(service) || service.rpm !== null;
