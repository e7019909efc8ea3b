import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticHeaders } from '../../server/security/static-headers.ts';
import { projectRoot } from '../process/steps.ts';

export const STATIC_HEADERS_FILE = join(projectRoot, 'public/_headers');

if (import.meta.main) writeFileSync(STATIC_HEADERS_FILE, staticHeaders());
