import type { Language } from '#contract/core/languages.ts'

/** Every language at one width and both widths in two languages: a layout seldom breaks in one language at one width alone. */
export const variants: { lang: Language; width: number }[] = [
  { lang: 'ka', width: 390 },
  { lang: 'en', width: 1440 },
  { lang: 'ru', width: 390 },
  { lang: 'zh', width: 1440 },
]
