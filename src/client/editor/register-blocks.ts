import { Builder } from '@builder.io/sdk';
import { blockRegistry } from '../../blocks/blocks.gen.ts';
import { blockSpec, insertMenus } from '../../blocks/register.ts';
import { editorSettings } from './editor-settings.ts';

/** Registers every block, the insert menus and the design's colors and fonts with the editor. */
export const registerBlocks = (): void => {
  const { origin } = window.location;
  const blocks = [...blockRegistry.values()];
  for (const { declaration, Component } of blocks) Builder.registerComponent(Component, blockSpec(declaration, origin));
  const declarations = blocks.map(({ declaration }) => declaration);
  for (const menu of insertMenus(declarations, origin)) Builder.register('insertMenu', menu);
  Builder.register('editor.settings', editorSettings);
};
