/** Values come from `storefront/styles/tokens.css`: nothing but a token sizes type, rounds a corner, lies above or has a colour. */
export default {
  rules: {
    'at-rule-no-unknown': [true, { ignoreAtRules: ['value'] }],
    'block-no-empty': true,
    'color-no-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-property-value-allowed-list': {
      // By the window too where a large text would break within words.
      'font-size': ['/^var\\(--text-[\\w-]+\\)$/', '/^min\\(var\\(--text-[\\w-]+\\), [\\d.]+vw\\)$/', '/^[\\d.]+(em|%)$/', 'inherit'],
      'border-radius': ['/^(var\\(--radius-[\\w-]+\\)|0|inherit)( (var\\(--radius-[\\w-]+\\)|0))*$/'],
      'z-index': ['/^var\\(--z-[\\w-]+\\)$/', 'auto'],
      'box-shadow': ['/^var\\(--shadow-[\\w-]+\\)$/', '/^(inset )?-?[\\d.]+(px)? -?[\\d.]+(px)? .*var\\(--color-[\\w-]+\\)$/', 'none'],
    },
    // Sizes of text follow the reader's.
    'declaration-property-value-disallowed-list': { 'line-height': ['/px$/'] },
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': { width: ['360px', '400px', '600px', '768px', '900px', '1000px', '1100px', '1200px'] },
    'media-feature-name-no-unknown': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-max-compound-selectors': 4,
    'selector-max-specificity': '0,5,4',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    { files: ['storefront/styles/tokens.css'], rules: { 'color-no-hex': null } },
    { files: ['storefront/shell/logo.module.css'], rules: { 'declaration-property-value-disallowed-list': null } },
    { files: ['storefront/styles/reset.css'], rules: { 'declaration-property-value-allowed-list': null } },
  ],
}
