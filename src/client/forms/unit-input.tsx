import type { ComponentProps, ReactNode } from 'react';

/** A field with its unit inside, read out with its label. @example <UnitInput unit="°C" name="low" /> */
export const UnitInput = ({ unit, ...input }: ComponentProps<'input'> & { unit: string }): ReactNode => (
  <span className="field-unit">
    <input {...input} />
    <i>{unit}</i>
  </span>
);
