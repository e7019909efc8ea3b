import type { BlockDeclaration } from './define-block.ts';

/** @example friendly('Form:TextArea') // 'Form: Text Area' */
const friendly = (name: string): string =>
  name
    .replace(/^Core:/, '')
    .replace(':', ': ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');

/** Returns the block name that staff see: in the insert menu, above its inputs and in the page check. */
export const blockLabel = ({ name, label }: Pick<BlockDeclaration, 'name' | 'label'>): string =>
  label ?? friendly(name);
