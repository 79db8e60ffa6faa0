/**
 * A product with the chosen values of its options, in any language: `Aivani armchair · Green`. With a comma the values would read as a part of the sentence and
 * need its case and gender.
 */
export const variantName = (name: string, options: readonly string[]): string => [name, ...options].join(' · ')
