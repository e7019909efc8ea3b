import type { Problem } from '../../../kit/errors.ts';
import { grouped } from '../../../kit/text/counted.ts';
import { typedMessage } from '../../../kit/text/typed-message.ts';
import {
  type Typed,
  typedFigure,
  typedLength,
  typedPressure,
  typedTemperature,
} from '../../../kit/text/typed-quantity.ts';
import { type LengthUnit, type Mm, roundTo, type Span, type TemperatureUnit } from '../../../kit/units.ts';
import { FIT_END, fitLimits } from '../judging/fits.ts';
import type { Dimension } from '../model.ts';
import type { DesignerEntry, EntryField, WindowField } from './entry.ts';
import { LONGEST_MM } from './length-limits.ts';

/** 60,000 psi, the maximum of test rigs. */
const HIGHEST_MPA = 415;
const COLDEST_C = -273;
const HOTTEST_C = 1000;

/** Longer lists are not repeated in a message. */
const MAX_NAMED = 7;

type FigureKind = Parameters<typeof typedFigure>[1];

const NO_FIT = 'No such fit here. Write it as 50 H8: letters d to h, grades 5 to 11, to 500 mm.';

/** Parses the fields of a gland's form one by one and collects their problems. */
export class EntryReader {
  readonly problems: Problem[] = [];
  readonly entry: DesignerEntry;
  readonly unit: LengthUnit;
  readonly degrees: TemperatureUnit;

  constructor(entry: DesignerEntry, visitorUnit: LengthUnit) {
    this.entry = entry;
    this.unit = this.choice('unit', ['mm', 'in'], visitorUnit);
    this.degrees = this.choice('degrees', ['C', 'F'], 'C');
  }

  refuse(parameter: EntryField, message: string): null {
    this.problems.push({ parameter, message });
    return null;
  }

  private text(field: EntryField): string | null {
    const text = this.entry[field]?.trim() ?? '';
    return text === '' ? null : text;
  }

  /** Parses one of several words. Reports an unknown word. An empty field is `usual`. */
  choice<Word extends string>(field: EntryField, words: readonly Word[], usual: Word): Word {
    const text = this.text(field);
    if (text === null) return usual;
    const word = words.find((one) => one.toLowerCase() === text.toLowerCase());
    if (word !== undefined) return word;
    this.refuse(
      field,
      words.length > MAX_NAMED ? 'Choose an entry from the list.' : `Choose one of: ${words.join(', ')}.`,
    );
    return usual;
  }

  private read<Value extends number>(
    field: EntryField,
    read: (text: string) => Typed<Value>,
    words: { readonly noun: string; readonly example: string; readonly bounds: string },
  ): Value | null {
    const text = this.text(field);
    if (text === null) return null;
    const typed = read(text);
    return typed.ok ? typed.value : this.refuse(field, typedMessage(typed, words));
  }

  /** Parses a length and returns it in mm. */
  length(field: EntryField, [low, high]: Span = [0, LONGEST_MM]): Mm | null {
    const bounds = `${low} to ${grouped(high)} mm`;
    const example = this.unit === 'mm' ? '24.95, 1-1/8 or 1 in' : '0.984, 1-1/8 or 25 mm';
    return this.read(field, (text) => typedLength(text, this.unit, [low, high]), { noun: 'a length', example, bounds });
  }

  figure(field: EntryField, kind: FigureKind, [low, high]: Span, example = String(high)): number | null {
    const bounds = `${String(low).replace('-', '−')} to ${grouped(high)}`;
    return this.read(field, (text) => typedFigure(text, kind, [low, high]), { noun: 'a figure', example, bounds });
  }

  /** Parses a pressure and returns it in MPa. */
  pressure(): number | null {
    const bounds = `0 to ${HIGHEST_MPA} MPa`;
    const words = { noun: 'a pressure', example: '35 MPa, 250 bar or 3000 psi', bounds };
    const unit = this.unit === 'in' ? 'psi' : 'MPa';
    return this.read('pressure', (text) => typedPressure(text, unit, [0, HIGHEST_MPA]), words);
  }

  /** Parses a temperature and returns it in °C. */
  temperature(field: EntryField): number | null {
    const words = { noun: 'a temperature', example: '180, 180 °C or 356 °F', bounds: '−273 to 1,000 °C' };
    const bounds: Span = [COLDEST_C, HOTTEST_C];
    const value = this.read(field, (text) => typedTemperature(text, this.degrees, bounds), words);
    return value === null ? null : roundTo(value, 3);
  }

  /**
   * Parses an ISO 286 fit in the field of the minimum (`50 H8` or `50H8`) and returns its limits. Returns undefined
   * without a fit.
   */
  private fit(dimension: Dimension): Span<Mm> | null | undefined {
    const field = `${dimension}_min` as const;
    const text = this.text(field);
    const fit = text === null ? null : FIT_END.exec(text);
    if (text === null || fit === null) return undefined;
    if (this.text(`${dimension}_max`) !== null)
      return this.refuse(`${dimension}_max`, 'Clear this field: the fit has both limits.');
    const nominal = typedLength(text.slice(0, fit.index).trim(), this.unit, [0, LONGEST_MM]);
    return (nominal.ok ? fitLimits(nominal.value, fit[0]) : null) ?? this.refuse(field, NO_FIT);
  }

  limits(dimension: Dimension): Span<Mm> | null {
    const fit = this.fit(dimension);
    if (fit !== undefined) return fit;
    const [low, high] = [this.length(`${dimension}_min`), this.length(`${dimension}_max`)];
    if (low === null || high === null) return low === null ? high && [high, high] : [low, low];
    return low <= high ? [low, high] : this.refuse(`${dimension}_max`, 'The maximum must not be below the minimum.');
  }

  /** `14 to 28`. */
  window(field: WindowField): Span | null {
    const text = this.text(field);
    if (text === null) return null;
    const ends = text.split(/ to | ?– ?| - /).map((end) => typedFigure(end, 'percent', [-200, 200]));
    const [low, high] = ends;
    if (ends.length === 2 && low?.ok && high?.ok && low.value <= high.value) return [low.value, high.value];
    return this.refuse(field, 'Write it as 14 to 28.');
  }
}
