import cyrillic from '#storefront/styles/cyrillic.woff2?url'
import georgian from '#storefront/styles/georgian.woff2?url'
import latin from '#storefront/styles/latin.woff2?url'
import type { Language } from '#contract/core/languages.ts'
import lari from '#storefront/styles/lari.woff2?url'

/** The fonts of the first text of a page. Other scripts, as Chinese, use system fonts; their digits and prices use ours. */
const fontsByLanguage: Partial<Record<Language, string[]>> = {
  ka: [georgian, latin, lari],
  ru: [cyrillic, latin, lari],
}

/** Preloads the fonts of the language in parallel with the style sheet. */
export function FontPreloads({ lang }: { lang: Language }) {
  return (fontsByLanguage[lang] ?? [latin, lari]).map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
