import { type RingFile, rgbOf, ringLine, type Torus, torusOf } from './ring-file.ts';
import { addProduct, addUnits, PROTOCOLS, type StepSchema } from './step-product.ts';
import { type Ref, type StepData, stepData, stepReal, stepText } from './step-text.ts';

/** Used if the time of the catalog is unknown. */
const NO_TIME = '1970-01-01T00:00:00';

const point = ({ add }: StepData, x: number, y: number, z: number): Ref =>
  add(`CARTESIAN_POINT('',(${[x, y, z].map(stepReal).join(',')}))`);

const direction = ({ add }: StepData, x: number, y: number, z: number): Ref =>
  add(`DIRECTION('',(${[x, y, z].map(stepReal).join(',')}))`);

/** Returns an edge from a vertex around a circle back to it. */
const closedEdge = ({ add }: StepData, vertex: Ref, axis: Ref, radius: number): Ref => {
  const circle = add(`CIRCLE('',${axis},${stepReal(radius)})`);
  return add(`EDGE_CURVE('',${vertex},${vertex},${circle},.T.)`);
};

/**
 * Adds the ring as one closed face on a torus around the Z axis, cut along its outer and one small circle. CAD programs
 * agree on an edge loop that follows each of them once in either direction.
 */
const addSolid = (
  data: StepData,
  ring: RingFile,
  { major, minor }: Torus,
): { readonly axis: Ref; readonly solid: Ref } => {
  const { add } = data;
  const x = direction(data, 1, 0, 0);
  const placement = `${point(data, 0, 0, 0)},${direction(data, 0, 0, 1)},${x}`;
  const axis = add(`AXIS2_PLACEMENT_3D('',${placement})`);
  const surface = add(`TOROIDAL_SURFACE('',${axis},${stepReal(major)},${stepReal(minor)})`);
  const vertex = add(`VERTEX_POINT('',${point(data, major + minor, 0, 0)})`);
  const across = `${point(data, major, 0, 0)},${direction(data, 0, -1, 0)},${x}`;
  const sectionAxis = add(`AXIS2_PLACEMENT_3D('',${across})`);
  const big = closedEdge(data, vertex, axis, major + minor);
  const small = closedEdge(data, vertex, sectionAxis, minor);
  const turns = [[big, '.T.'] as const, [small, '.T.'] as const, [big, '.F.'] as const, [small, '.F.'] as const];
  const loop = turns.map(([edge, sense]) => add(`ORIENTED_EDGE('',*,*,${edge},${sense})`)).join(',');
  const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${loop}))`)},.T.)`);
  const face = add(`ADVANCED_FACE('',(${bound}),${surface},.T.)`);
  const shell = add(`CLOSED_SHELL('',(${face}))`);
  return { axis, solid: add(`MANIFOLD_SOLID_BREP(${stepText(ring.partName)},${shell})`) };
};

const addColor = ({ add }: StepData, color: string, solid: Ref, units: Ref): void => {
  const rgb = add(`COLOUR_RGB('',${rgbOf(color).map(stepReal).join(',')})`);
  const fillColor = add(`FILL_AREA_STYLE_COLOUR('',${rgb})`);
  const fill = add(`FILL_AREA_STYLE('',(${fillColor}))`);
  const area = add(`SURFACE_STYLE_FILL_AREA(${fill})`);
  const side = add(`SURFACE_SIDE_STYLE('',(${area}))`);
  const usage = add(`SURFACE_STYLE_USAGE(.BOTH.,${side})`);
  const style = add(`PRESENTATION_STYLE_ASSIGNMENT((${usage}))`);
  const item = add(`STYLED_ITEM('color',(${style}),${solid})`);
  add(`MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${item}),${units})`);
};

const header = (ring: RingFile, fileName: string, schema: string): readonly string[] => {
  const time = ring.catalog.publishedAt?.slice(0, NO_TIME.length) ?? NO_TIME;
  const maker = stepText(ring.brandName);
  const origin = stepText(`${ring.address} catalog ${ring.catalog.version}`);
  return [
    'HEADER;',
    `FILE_DESCRIPTION((${stepText(ringLine(ring))}),'2;1');`,
    `FILE_NAME(${stepText(fileName)},'${time}',(${maker}),(${maker}),${maker},${origin},'');`,
    `FILE_SCHEMA((${stepText(schema)}));`,
    'ENDSEC;',
  ];
};

/** Returns the part as a STEP file (ISO 10303-21): one closed solid in millimeters with number, material and color. */
export const ringStep = (ring: RingFile, fileName: string, schema: StepSchema): string => {
  const protocol = PROTOCOLS[schema];
  const data = stepData();
  const shape = addProduct(data, ring, protocol);
  const units = addUnits(data);
  const { axis, solid } = addSolid(data, ring, torusOf(ring));
  const body = data.add(`ADVANCED_BREP_SHAPE_REPRESENTATION(${stepText(ring.partName)},(${axis},${solid}),${units})`);
  data.add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${body})`);
  addColor(data, ring.color, solid, units);
  const lines = ['ISO-10303-21;', ...header(ring, fileName, protocol.schema), 'DATA;', ...data.lines];
  return `${[...lines, 'ENDSEC;', 'END-ISO-10303-21;'].join('\n')}\n`;
};
