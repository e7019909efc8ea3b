import { scriptAddress } from './trusted.ts';

/** Inserted by the build. */
declare const BOOT_ADDRESS: string;

/*
 * The only inline script of a page, identical on all pages: its hash is in the content security policy, and
 * 'strict-dynamic' extends its trust to what it loads. Only a script element passes that trust on; `import()` from an
 * inline script does not.
 */
const script = document.createElement('script');
script.type = 'module';
script.src = scriptAddress(BOOT_ADDRESS);
document.head.append(script);
