import * as v from 'valibot';
import { partFilesEndpoint } from '../../../src/domain/site/api/v1/part-files.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { report } from '../report.ts';

const SIZES = ['214', '012', '330', '425'];
const COMPOUNDS = ['FK7502', 'NB7001', 'EP7001', 'SI7001', 'FK7501', 'NB7002', 'EP7002', 'FK7503', 'NB9001', 'EP8001'];
const WARM = 4;

const KINDS = [
  { kind: 'step', name: 'STEP' },
  { kind: 'dxf', name: 'DXF' },
  { kind: 'glb', name: 'GLB' },
  { kind: 'pdf', name: 'drawing as PDF' },
  { kind: 'sheet', name: 'part sheet as PDF' },
] as const;

/** Files of parts, each rendered for the first time: CPU time in workerd and size per file. */
export const partFileFigures = async (port: number): Promise<void> => {
  const worker = await startBuiltWorker(port);
  try {
    const origin = (await worker.ready).origin;
    const [pid] = workerdProcesses();
    if (pid === undefined) throw new Error('workerd did not start.');
    const names = COMPOUNDS.flatMap((label) => SIZES.map((size) => `${label}-${size}`)).join(',');
    const found = await (await fetch(`${origin}${partFilesEndpoint.path}?part_numbers=${names}`)).json();
    const { items } = v.parse(partFilesEndpoint.response, found);
    for (const { kind, name } of KINDS) {
      const hrefs = items.flatMap(({ files }) =>
        files.filter((file) => file.kind === kind).map(({ url }) => new URL(url).pathname),
      );
      let bytes = 0;
      let before = 0;
      for (const [at, href] of hrefs.entries()) {
        if (at === WARM) before = cpuMs(pid);
        const answer = await fetch(origin + href);
        if (!answer.ok) throw new Error(`${href} returned ${answer.status}.`);
        bytes += (await answer.arrayBuffer()).byteLength;
      }
      const cpu = (cpuMs(pid) - before) / (hrefs.length - WARM);
      report({ name: `${name}: CPU of workerd a file, request included`, value: cpu, unit: 'ms', bar: '≤ 20' });
      report({ name: `${name}: size`, value: bytes / hrefs.length / 1000, unit: 'KB' });
    }
  } finally {
    await worker.dispose();
  }
};

if (import.meta.main) await partFileFigures(Number(process.env.PORT ?? 8796));
