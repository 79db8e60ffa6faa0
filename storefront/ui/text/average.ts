import type { Language } from '#contract/core/languages.ts'

/** A mean with one decimal as the language writes it: `4,6` in Georgian and Russian, `4.6` in English and Chinese. */
export function formatAverage(average: number, lang: Language): string {
  const text = average.toFixed(1)
  return lang === 'ka' || lang === 'ru' ? text.replace('.', ',') : text
}
