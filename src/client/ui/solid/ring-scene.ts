import { rgbOf, type Torus } from '../../../domain/engineering/part-files/ring-file.ts';
import { ringMesh } from '../../../domain/engineering/part-files/ring-mesh.ts';
import { matricesOf, type Turn } from './turn.ts';

/** The visible features of a ring. */
export interface Shown {
  readonly turn: Turn;
  readonly isCut: boolean;
  readonly hasAxes: boolean;
}

/** Draws one ring on one canvas. */
export interface RingScene {
  readonly draw: (shown: Shown) => void;
  readonly free: () => void;
}

const STEPS = { around: 144, across: 36 };
const GAP = Math.PI / 7;
const MAX_PIXEL_RATIO = 2;

const VERTEX = `attribute vec3 place;attribute vec3 out_;uniform mat4 view;uniform mat3 rotation;varying vec3 normal;
void main(){normal=rotation*out_;gl_Position=view*vec4(place,1.);}`;

/* Light from the upper left over a soft ambient light; `kind` 0: a lit body, 1: a hatched cut face, 2: a plain line. */
const FRAGMENT = `precision mediump float;varying vec3 normal;uniform vec3 color;uniform float kind;
void main(){
if(kind>1.5){gl_FragColor=vec4(color,1.);return;}
if(kind>.5){float stripe=step(mod(gl_FragCoord.x-gl_FragCoord.y,11.),1.5);gl_FragColor=vec4(mix(vec3(1.),vec3(.42,.47,.5),stripe),1.);return;}
vec3 n=normalize(normal);vec3 light=normalize(vec3(-.4,.8,.55));float lit=.5+.5*dot(n,light);
float shine=pow(max(dot(n,normalize(light+vec3(0.,0.,1.))),0.),36.);
gl_FragColor=vec4(color*(.3+.85*lit*lit)+shine*.28,1.);}`;

const INK = [0.06, 0.11, 0.13];
const MUTED = [0.35, 0.41, 0.44];

type Gl = WebGLRenderingContext;

const programOf = (gl: Gl): WebGLProgram | null => {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
};

/** Vertices of lines and faces, each with a normal that is not used. */
interface Shape {
  readonly places: WebGLBuffer;
  readonly normals: WebGLBuffer | null;
  readonly indices: WebGLBuffer | null;
  readonly count: number;
}

const bufferOf = (gl: Gl, target: number, data: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>): WebGLBuffer => {
  const buffer = gl.createBuffer();
  gl.bindBuffer(target, buffer);
  gl.bufferData(target, data, gl.STATIC_DRAW);
  return buffer;
};

const bodyOf = (gl: Gl, torus: Torus, gap: number): Shape => {
  const { positions, normals, indices } = ringMesh(torus, STEPS, gap);
  return {
    places: bufferOf(gl, gl.ARRAY_BUFFER, positions),
    normals: bufferOf(gl, gl.ARRAY_BUFFER, normals),
    indices: bufferOf(gl, gl.ELEMENT_ARRAY_BUFFER, indices),
    count: indices.length,
  };
};

const plainOf = (gl: Gl, points: readonly number[]): Shape => ({
  places: bufferOf(gl, gl.ARRAY_BUFFER, new Float32Array(points)),
  normals: null,
  indices: null,
  count: points.length / 3,
});

/** Vertices of the cut face on one side of the gap. */
const faceOf = ({ major, minor }: Torus, side: number): readonly number[] => {
  const turn = (side * GAP) / 2;
  return Array.from({ length: STEPS.across }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS.across;
    const out = major + minor * Math.cos(angle);
    return [out * Math.cos(turn), minor * Math.sin(angle), -out * Math.sin(turn)];
  }).flat();
};

/** A dash-dotted center line along one axis. */
const axisOf = (axis: number, reach: number): readonly number[] => {
  const points: number[] = [];
  for (let at = -reach; at < reach; at += 0.12) {
    for (const end of [at, at + 0.07, at + 0.09, at + 0.1]) {
      const point = [0, 0, 0];
      point[axis] = Math.min(end, reach);
      points.push(...point);
    }
  }
  return points;
};

/** Sets a canvas to its size in device pixels. Setting an unchanged size would clear it. */
const fitted = (canvas: HTMLCanvasElement): void => {
  const pixels = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) =>
    Math.max(1, Math.round(length * pixels)),
  ) as [number, number];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};

/** Creates a scene of a ring in a color, scaled to an outside radius of 1; `null` if WebGL is unavailable. */
export const ringScene = (canvas: HTMLCanvasElement, ring: Torus, color: string): RingScene | null => {
  const gl = canvas.getContext('webgl', { antialias: true });
  const program = gl && programOf(gl);
  if (!gl || !program) return null;
  const outer = ring.major + ring.minor;
  const torus = { major: ring.major / outer, minor: ring.minor / outer };
  const [place, out] = [gl.getAttribLocation(program, 'place'), gl.getAttribLocation(program, 'out_')];
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [view, rotation, paint, kind] = [uniform('view'), uniform('rotation'), uniform('color'), uniform('kind')];
  const bodies = { whole: bodyOf(gl, torus, 0), cut: bodyOf(gl, torus, GAP) };
  const faces = [-1, 1].map((side) => plainOf(gl, faceOf(torus, side)));
  const axes = [axisOf(0, 1.25), axisOf(1, 0.35), axisOf(2, 1.25)].map((points) => plainOf(gl, points));
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  gl.enableVertexAttribArray(place);

  const show = (shape: Shape, mode: number, rgb: readonly number[], what: 0 | 1 | 2): void => {
    gl.uniform3fv(paint, [...rgb]);
    gl.uniform1f(kind, what);
    gl.bindBuffer(gl.ARRAY_BUFFER, shape.places);
    gl.vertexAttribPointer(place, 3, gl.FLOAT, false, 0, 0);
    if (shape.normals === null) {
      gl.disableVertexAttribArray(out);
      gl.drawArrays(mode, 0, shape.count);
      return;
    }
    gl.enableVertexAttribArray(out);
    gl.bindBuffer(gl.ARRAY_BUFFER, shape.normals);
    gl.vertexAttribPointer(out, 3, gl.FLOAT, false, 0, 0);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, shape.indices);
    gl.drawElements(mode, shape.count, gl.UNSIGNED_SHORT, 0);
  };

  return {
    draw: ({ turn, isCut, hasAxes }) => {
      fitted(canvas);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const matrices = matricesOf(turn, canvas.width / canvas.height);
      gl.uniformMatrix4fv(view, false, [...matrices.view]);
      gl.uniformMatrix3fv(rotation, false, [...matrices.rotation]);
      show(isCut ? bodies.cut : bodies.whole, gl.TRIANGLES, rgbOf(color), 0);
      if (isCut) {
        for (const face of faces) {
          show(face, gl.TRIANGLE_FAN, INK, 1);
          show(face, gl.LINE_LOOP, INK, 2);
        }
      }
      if (hasAxes) for (const axis of axes) show(axis, gl.LINES, MUTED, 2);
    },
    free: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
};
