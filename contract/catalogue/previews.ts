import type { Language } from '#contract/core/languages.ts'

/** What has a picture of its own in link previews. */
export type PreviewKind = 'product' | 'group'
/** Pixels. */
export const previewSize = { width: 1200, height: 630 }

/**
 * The address of a link preview's picture.
 * @param version changes with what is drawn on it: messengers keep a picture by its address
 */
export const previewPath = (kind: PreviewKind, lang: Language, id: number | string, version: number): string =>
  `/previews/${kind}/${lang}/${id}.jpg?v=${version}`

/** That of pages without a picture. */
export const mallPreviewPath = (lang: Language): string => `/previews/mall/${lang}.jpg`
