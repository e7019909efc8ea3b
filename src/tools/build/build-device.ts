import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../process/steps.ts';

/** Modules that draw PDFs. They are large, and the formats that machines read need none of them. */
const PDF = /\/server\/pdf\/[\w.-]+\.ts$/;

const withoutPdf: Plugin = {
  name: 'without-pdf',
  setup({ onLoad }) {
    onLoad({ filter: PDF }, () => ({
      contents:
        "import { AppError } from '../http/app-error.ts'; throw new AppError('files-unavailable', { message: 'This document is made by the server and needs a connection.' });",
      loader: 'js',
      resolveDir: join(projectRoot, 'src/server/pdf'),
    }));
  },
};

/**
 * Builds the catalog in a web worker: the site's routes with their pages, in one file, because its content policy
 * blocks all loads. It contains the list of built files, so the client is built before it.
 */
export const buildDeviceWorker = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['src/device/device-worker.ts'],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    write: false,
    loader: { '.css': 'empty' },
    inject: [join(projectRoot, 'src/device/readable-stream.ts')],
    alias: { 'node:async_hooks': join(projectRoot, 'src/device/async-local-storage.ts') },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutPdf],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};
