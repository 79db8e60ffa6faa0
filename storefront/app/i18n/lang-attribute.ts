import { bcp47, type Language } from '#contract/core/languages.ts'

/**
 * The `lang` attribute of a text shown in another language than the page's, because it is not translated.
 * @param fallback the text's language; `undefined` where it is the page's own, and then there is no attribute
 */
export function langAttribute(fallback: string | undefined): string | undefined {
  return fallback === undefined ? undefined : bcp47[fallback as Language]
}
