import { scriptAddress } from './trusted.ts';

/** Put in by the build. */
declare const BOOT_ADDRESS: string;

/*
 * The one inline script of a page, the same on all: its hash stands in the content policy, and what it loads is trusted
 * with it ('strict-dynamic'). Only a script element passes that on; `import()` from an inline script does not.
 */
const script = document.createElement('script');
script.type = 'module';
script.src = scriptAddress(BOOT_ADDRESS);
document.head.append(script);
