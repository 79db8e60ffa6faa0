import cyrillic from '@fontsource-variable/google-sans/files/google-sans-cyrillic-wght-normal.woff2?url'
import georgian from '@fontsource-variable/google-sans/files/google-sans-georgian-wght-normal.woff2?url'
import latin from '@fontsource-variable/google-sans/files/google-sans-latin-wght-normal.woff2?url'
import type { Language } from '#contract/core/languages.ts'
import lari from '#storefront/styles/lari.woff2?url'

/** What the first line of a page needs. Chinese is drawn by the system; its digits and prices are ours. */
const fontsByLanguage: Record<Language, string[]> = {
  ka: [georgian, latin, lari],
  en: [latin, lari],
  ru: [cyrillic, latin, lari],
  zh: [latin, lari],
}

/** Asks for the letters of the language beside the style sheet instead of after it. */
export function FontPreloads({ lang }: { lang: Language }) {
  return fontsByLanguage[lang].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
