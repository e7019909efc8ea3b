const COMPLEX = /^\(([A-Z_]+\(.*?\))+\)$/;

/** Returns the format errors of a STEP file, many of which a reader fixes silently. */
export const lintStep = (text: string): readonly string[] => {
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string): void => {
    if (!isRight) wrong.push(what);
  };
  check(/^[\x20-\x7e\n]+$/.test(text), 'not ASCII');
  check(
    /^ISO-10303-21;\nHEADER;\n[\s\S]*\nENDSEC;\nDATA;\n[\s\S]*\nENDSEC;\nEND-ISO-10303-21;\n$/.test(text),
    'sections',
  );
  const data = text.slice(text.indexOf('DATA;\n') + 6, text.lastIndexOf('\nENDSEC;'));
  const instances = new Map<string, string>();
  for (const line of data.split('\n')) {
    const [, ref = '', body = ''] = /^(#\d+)=(.+);$/.exec(line) ?? [];
    check(body !== '' && !instances.has(ref), `line ${line}`);
    instances.set(ref, body.replace(/'(?:[^']|'')*'/g, "''"));
  }
  for (const [ref, body] of instances) {
    check(/^[A-Z0-9_]+\(.*\)$/.test(body) || COMPLEX.test(body), `${ref} ${body}`);
    for (const [used] of body.matchAll(/#\d+/g)) check(instances.has(used), `${ref} names ${used}`);
    const parts = [...body.matchAll(/([A-Z_]+)\(/g)].map(([, name]) => name ?? '');
    if (COMPLEX.test(body) && body.startsWith('(')) {
      const own = parts.filter((name) => !name.endsWith('_MEASURE'));
      check(own.join() === [...own].sort().join(), `${ref} parts not in order`);
    }
    if (/^(?:CARTESIAN_POINT|DIRECTION|CIRCLE|TOROIDAL_SURFACE|COLOUR_RGB)/.test(body)) {
      const numbers = body.replace(/#\d+/g, '').match(/-?\d[\d.E+-]*/g) ?? [];
      for (const number of numbers) check(/^-?\d+\.\d{4,}$|^-?\d+\.E[+-]\d+$/.test(number), `${ref} real ${number}`);
    }
  }
  const senses = new Map<string, string[]>();
  for (const body of instances.values()) {
    const [, edge, sense] = /^ORIENTED_EDGE\('',\*,\*,(#\d+),\.([TF])\.\)$/.exec(body) ?? [];
    if (edge && sense) senses.set(edge, [...(senses.get(edge) ?? []), sense]);
  }
  const edges = [...instances].filter(([, body]) => body.startsWith('EDGE_CURVE')).map(([ref]) => ref);
  check(edges.length > 0, 'no edges');
  for (const edge of edges) check((senses.get(edge) ?? []).sort().join('') === 'FT', `edge ${edge} once each way`);
  return wrong;
};
