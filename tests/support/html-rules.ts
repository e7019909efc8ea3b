import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's own way of writing HTML
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The role gives table semantics back to rows that are laid out as a grid on phones.
    'no-redundant-role': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-input-type': 'off',
    // Ticked values of one filter share its name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
    // A list of sizes to walk with the arrow keys is more than a <select> can be; the filter panel is a region here
    // and a dialog on phones.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // A part of a page begins with the level it stands at.
    'heading-level': ['error', { minInitialRank: 'any' }],
    // React's useId begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** What is not right in a document or a part of one: "rule: message (where)". */
export const htmlMistakes = async (html: string): Promise<string[]> => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`),
  );
  return [...new Set(messages)];
};
