import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../process/steps.ts';
import type { FrameSettings } from './editor/frame.ts';
import type { ToolResponse } from './tool-response.ts';

const folder = join(projectRoot, 'src/tools/builder/editor');

const buildScript = async (): Promise<string> => {
  const result = await build({
    entryPoints: [join(folder, 'main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return result.outputFiles[0]?.text ?? '';
};

/** Returns the files of the editor page: HTML, JavaScript and styles. The JavaScript is built on the first request. */
export const editorFiles = (options: FrameSettings): ((path: string) => Promise<ToolResponse | null>) => {
  let script: Promise<string> | undefined;
  return async (path) => {
    if (path === '/' || path === '/editor') {
      const page = await readFile(join(folder, 'editor.html'), 'utf8');
      const settings = JSON.stringify(options).replaceAll('<', '\\u003c');
      return { status: 200, type: 'text/html; charset=utf-8', body: page.replace('{}', () => settings) };
    }
    if (path === '/editor/main.js') {
      script ??= buildScript();
      return { status: 200, type: 'text/javascript; charset=utf-8', body: await script };
    }
    if (path === '/editor/editor.css') {
      return { status: 200, type: 'text/css; charset=utf-8', body: await readFile(join(folder, 'editor.css'), 'utf8') };
    }
    return null;
  };
};
