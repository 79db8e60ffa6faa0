import { useRouteLoaderData } from 'react-router'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import { mallPreviewPath, previewPath, previewSize, type PreviewKind } from '#contract/catalogue/previews.ts'
import { inLanguage } from '#contract/catalogue/published-offers.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { bcp47, hreflangOf, languages, type Language } from '#contract/core/languages.ts'
import { useLang } from '#storefront/app/i18n/messages.tsx'
import { documentTitle } from '#storefront/ui/layout/page-title.tsx'

/** Language and country, as Open Graph has them: `zh_CN`. */
const openGraphLocale = (lang: Language) => `${bcp47[lang].slice(0, 2)}_${bcp47[lang].slice(-2)}`

interface SeoProps {
  /** Without the mall's name. */
  title: string
  description: string
  /** The canonical path and query: without `timestamp`, sort order and tracking. */
  path: string
  picture?: Picture | undefined
  /** The picture of link previews that is drawn for this page, instead of `picture`. */
  preview?: { kind: PreviewKind; id: number | string; version: number } | undefined
  type?: 'website' | 'product'
  /** Excluded from search engines. */
  noindex?: boolean
  /**
   * Structured data, schema.org: `import.meta.env.SSR && {...}`. Crawlers read what the server sends, and browsers load nothing for it; false holds
   * the place of one that the server has written.
   */
  data?: (object | false)[]
}

/** Metadata for search engines and link previews. React moves all of it into the head. */
export function Seo({ title, description, path, picture, preview, type = 'website', noindex, data = [] }: SeoProps) {
  const lang = useLang()
  const origin = useOrigin()
  const canonicalUrl = localizedUrl(origin, path, lang)
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex, follow" /> : <Alternates origin={origin} path={path} canonicalUrl={canonicalUrl} />}
      <meta property="og:site_name" content="Kalata" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={documentTitle(title)} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:locale" content={openGraphLocale(lang)} />
      <PreviewImage title={title} image={imageOf({ lang, picture, preview })} />
      {data.map((item, index) => (
        <script
          key={index}
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: item ? JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c') : '',
          }}
        />
      ))}
    </>
  )
}

interface Image {
  path: string
  width: number
  height: number
}

/** The picture of link previews: the one drawn for the page, else the page's own, else the mall's. */
function imageOf({ lang, picture, preview }: Pick<SeoProps, 'picture' | 'preview'> & { lang: Language }): Image {
  if (preview) return { path: previewPath(preview.kind, lang, preview.id, preview.version), ...previewSize }
  if (!picture) return { path: mallPreviewPath(lang), ...previewSize }
  const width = previewWidth(picture)
  return { path: `${picture.src}-${width}.jpg`, width, height: Math.round((picture.height * width) / picture.width) }
}

function PreviewImage({ title, image: { path, width, height } }: { title: string; image: Image }) {
  const address = useOrigin() + path
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
    </>
  )
}

function Alternates({ origin, path, canonicalUrl }: { origin: string; path: string; canonicalUrl: string }) {
  return (
    <>
      <link rel="canonical" href={canonicalUrl} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={hreflangOf(other)} href={localizedUrl(origin, path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}

/** The mall's public origin, `https://kalata.example`; empty outside a page. */
export function useOrigin(): string {
  return (useRouteLoaderData('root') as { origin: string } | undefined)?.origin ?? ''
}

/** The absolute address of a page in a language. Addresses without `lang` are Georgian. */
export const localizedUrl = (origin: string, path: string, lang: Language): string => origin + inLanguage(path, lang)

/** The widest stored width up to 960. */
const previewWidth = (picture: Picture): number => widthsOf(picture).findLast((width) => width <= 960) ?? widthsOf(picture)[0]!

/** Absolute address of a picture, in the width used by link previews. */
export function pictureUrl(origin: string, picture: Picture): string {
  return `${origin}${picture.src}-${previewWidth(picture)}.webp`
}
