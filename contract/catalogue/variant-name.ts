/**
 * A product with the chosen values of its options, in any language: `Aivani armchair · Green`. With a comma the values would read as a part of the sentence and
 * need its case and gender. No line begins with a dot.
 */
export const variantName = (name: string, options: readonly string[]): string => [name, ...options].join('\u00a0· ')
