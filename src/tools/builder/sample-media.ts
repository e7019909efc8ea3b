import { readFile } from 'node:fs/promises';
import { encode } from 'fast-png';
import type { ToolRequest, ToolResponse } from './tool-response.ts';

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const SIZE = { width: 960, height: 600 } as const;

/** Draws a picture like those that staff upload: a red ring on white. */
const drawRing = (): Uint8Array => {
  const { width, height } = SIZE;
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const radius = Math.hypot(x - width / 2, y - height / 2);
      if (radius > 180 && radius < 230) data.set([201, 56, 0], (y * width + x) * 3);
    }
  }
  return encode({ width, height, data, channels: 3 });
};

let ring: Uint8Array | undefined;

/** Returns the same picture or the same video for all media URLs, and `null` for other paths. */
export const handleMedia = async ({ method, url: { pathname } }: ToolRequest): Promise<ToolResponse | null> => {
  if (method !== 'GET') return null;
  // Browsers request an icon for each origin whose page or picture they show.
  if (pathname === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: '' };
  if (pathname === '/api/v1/pixel') return { status: 200, type: 'image/gif', body: PIXEL };
  if (pathname.startsWith('/api/v1/image/')) {
    ring ??= drawRing();
    return { status: 200, type: 'image/png', body: ring };
  }
  if (!pathname.startsWith('/api/v1/file/')) return null;
  const body = await readFile(new URL('./sample-video.webm', import.meta.url));
  return { status: 200, type: 'video/webm', body };
};
