import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's HTML style.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // The role restores table semantics for rows that are laid out as a grid on phones.
    'no-redundant-role': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    'no-implicit-input-type': 'off',
    // Checked values of one filter share its name.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit'] }],
    // A list of sizes with arrow keys does more than a <select>; the filter panel is a region here and a dialog on
    // phones.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // A fragment of a page starts with the heading level of its position.
    'heading-level': ['error', { minInitialRank: 'any' }],
    // IDs of React's useId start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Returns the errors in a document or fragment: "rule: message (where)". */
export const htmlMistakes = async (html: string): Promise<string[]> => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`),
  );
  return [...new Set(messages)];
};
