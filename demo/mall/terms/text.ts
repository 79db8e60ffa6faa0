import type { FullText } from '#demo/mall/shapes.ts'

/** A text in the four languages, in the order Georgian, English, Russian, Chinese. */
export const t = (ka: string, en: string, ru: string, zh: string): FullText => ({ ka, en, ru, zh })

/** What is written alike everywhere: a model number, a plain figure. */
export const same = (text: string): FullText => t(text, text, text, text)
