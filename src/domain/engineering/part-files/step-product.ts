import { type RingFile, ringLine } from './ring-file.ts';
import { type Ref, type StepData, stepText } from './step-text.ts';

/** The application protocol of ISO 10303 that a file follows: most programs read 214, and 242 is its successor. */
export type StepSchema = 'ap214' | 'ap242';

interface Protocol {
  readonly schema: string;
  readonly name: string;
  readonly year: number;
}

export const PROTOCOLS: Readonly<Record<StepSchema, Protocol>> = {
  ap214: { schema: 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }', name: 'automotive_design', year: 2000 },
  ap242: {
    schema: 'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF { 1 0 10303 442 1 1 4 }',
    name: 'ap242_managed_model_based_3d_engineering',
    year: 2013,
  },
};

/** Adds the part as a product and returns the definition of its shape. */
export const addProduct = ({ add }: StepData, ring: RingFile, { name, year }: Protocol): Ref => {
  const application = add(`APPLICATION_CONTEXT(${stepText(name.replaceAll('_', ' '))})`);
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','${name}',${year},${application})`);
  const context = add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const number = stepText(ring.partName);
  const product = add(`PRODUCT(${number},${number},${stepText(ringLine(ring))},(${context}))`);
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const design = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${design})`);
  return add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
};

/** Adds millimeters, radians, steradians and their accuracy. Names within an instance are in alphabetical order. */
export const addUnits = ({ add }: StepData): Ref => {
  const length = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const angle = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const solid = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const exact = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-06),${length},'distance_accuracy_value','confusion accuracy')`,
  );
  return add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${exact}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solid}))REPRESENTATION_CONTEXT('',''))`,
  );
};
