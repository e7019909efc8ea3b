import type { ReactNode } from 'react';
import { inDegrees, toLengthEntry } from '../../../../../domain/engineering/gland-design/entry/change-entry.ts';
import type { DesignerEntry } from '../../../../../domain/engineering/gland-design/entry/entry.ts';
import { plainFigure } from '../../../../../domain/engineering/gland-design/figures.ts';
import { assumptionsOf } from '../../../../../domain/engineering/gland-design/judging/in-service.ts';
import {
  isRadialKind,
  ROOM_TEMPERATURE_C,
  type Service,
} from '../../../../../domain/engineering/gland-design/model.ts';
import { HARDWARE_NAMES, POLYMER_NAMES } from '../../../../../domain/engineering/gland-design/polymers.ts';
import { celsius, formatTemperature, type Mm, type TemperatureUnit } from '../../../../../domain/kit/units.ts';
import { EntryChoice, type EntryWays } from '../../entry-choice.tsx';
import { Choice, type GlandFieldsProps, Input } from './gland-fields.tsx';

export interface ServiceFieldsProps extends GlandFieldsProps, EntryWays {
  readonly degrees: TemperatureUnit;
  readonly service: Service;
  /** Calculated thickness of one backup ring; `null` without one. */
  readonly thickness: Mm | null;
}

const DEGREES = [
  ['C', '°C'],
  ['F', '°F'],
] as const;

/** Temperatures in °C or °F. Changing the unit converts the entered values. */
const Degrees = ({ entry, degrees, hrefOf, onEntry }: ServiceFieldsProps): ReactNode => (
  <EntryChoice
    label="Temperature unit"
    options={DEGREES}
    now={degrees}
    entryOf={(next) => inDegrees(entry, degrees, next)}
    preference="temperature"
    {...{ hrefOf, onEntry }}
  />
);

/** Placeholder of the compression set: the assumed value if a temperature is given. */
const assumedSet = (service: Service): string => {
  const { set, isSetAssumed } = assumptionsOf(service);
  return isSetAssumed ? `${plainFigure(100 * set)} assumed` : '0';
};

const withDegrees = (entry: DesignerEntry, degrees: TemperatureUnit): DesignerEntry => ({ ...entry, degrees });

/** The gland's service conditions: temperatures, pressure and the ring's material. */
export const ServiceFields = (props: ServiceFieldsProps): ReactNode => {
  const { unit, sort, degrees, service, entry } = props;
  const sign = `°${degrees}`;
  const room = formatTemperature(degrees, celsius(ROOM_TEMPERATURE_C));
  const full = { ...props, entry: withDegrees(entry, degrees) };
  return (
    <div className="gland-form-group">
      <h2 className="gland-form-split">
        Service <Degrees {...full} />
      </h2>
      <input type="hidden" name="degrees" value={degrees} />
      <div className="gland-form-pair">
        <Input {...props} name="t_low" sign={sign} placeholder={room} isSigned />
        <Input {...props} name="t_high" sign={sign} placeholder={room} isSigned />
        <Input {...props} name="pressure" sign={unit === 'mm' ? 'MPa' : 'psi'} placeholder="none" />
        <Input {...props} name="shore" sign="A" placeholder="70" />
        <Choice
          {...props}
          name="polymer"
          usual=""
          options={[['', 'Any'], ...POLYMER_NAMES.map((name) => [name, name] as const)]}
        />
        <Choice
          {...props}
          name="hardware"
          usual="steel"
          options={HARDWARE_NAMES.map((name) => [name, name] as const)}
        />
        <Input {...props} name="swell" sign="%" placeholder="0" isSigned />
        <Input {...props} name="set" sign="%" placeholder={assumedSet(service)} />
      </div>
      <p className="tool-section-note">
        Units may be typed: 3000 psi, 250 bar, 356 °F. Empty: {room} {sign}, no pressure, no swell.
      </p>
      {sort.use === 'rotary' ? <Input {...props} name="rpm" sign="/min" /> : null}
    </div>
  );
};

/** Backup rings of a piston or rod. */
export const BackupFields = (props: ServiceFieldsProps): ReactNode => {
  const { entry, sort, unit, thickness } = props;
  if (!isRadialKind(sort.kind) || sort.use === 'rotary') return null;
  const count = entry.backup ?? '0';
  return (
    <div className="gland-form-group">
      <h2>Backup rings</h2>
      <div className="gland-form-pair">
        <Choice
          {...props}
          name="backup"
          label="Number"
          usual="0"
          options={[
            ['0', 'None'],
            ['1', 'One'],
            ['2', 'Two'],
          ]}
        />
        <Choice
          {...props}
          name="backup_kind"
          label="Material"
          usual="plastic"
          options={[
            ['plastic', 'PTFE or PEEK'],
            ['rubber', 'Rubber, 90 A'],
          ]}
        />
        <Input
          {...props}
          name="backup_thickness"
          label="Thickness of one"
          sign={unit}
          placeholder={thickness === null ? 'by the chart' : toLengthEntry(unit, thickness)}
        />
      </div>
      {count === '0' ? null : (
        <p className="tool-section-note">
          One sits on the low-pressure side. Two if the pressure reverses. The groove is widened by the chart.
        </p>
      )}
    </div>
  );
};

const DATA_FIELDS = ['alpha_ring', 'alpha_hardware', 'polymer_low', 'polymer_high'] as const;

/** Data of the compound and the hardware, instead of the values on file. */
export const MaterialData = (props: ServiceFieldsProps): ReactNode => {
  const { entry, degrees } = props;
  const given = DATA_FIELDS.filter((name) => entry[name] !== undefined);
  return (
    <details className="gland-form-windows" open={given.length > 0 || undefined}>
      <summary className="link">
        {given.length > 0 ? `Material data edited: ${given.length}` : 'Edit the material data'}
      </summary>
      <div className="gland-form-pair">
        <Input {...props} name="alpha_ring" sign="10⁻⁶/K" />
        <Input {...props} name="alpha_hardware" sign="10⁻⁶/K" />
        <Input {...props} name="polymer_low" sign={`°${degrees}`} isSigned />
        <Input {...props} name="polymer_high" sign={`°${degrees}`} isSigned />
      </div>
    </details>
  );
};
