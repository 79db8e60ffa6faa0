import { useRouteLoaderData } from 'react-router'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import { useLang } from '#storefront/app/i18n/messages.tsx'
import { documentTitle } from '#storefront/ui/page-title.tsx'

const hreflangs: Record<Language, string> = { ka: 'ka', en: 'en', ru: 'ru', zh: 'zh-Hans' }
const ogLocales: Record<Language, string> = { ka: 'ka_GE', en: 'en_US', ru: 'ru_RU', zh: 'zh_CN' }

interface SeoProps {
  /** Without the mall's name. */
  title: string
  description: string
  /** The canonical path and query: without `timestamp`, sort order and tracking. */
  path: string
  picture?: Picture | undefined
  type?: 'website' | 'product'
  /** Excluded from search engines. */
  noindex?: boolean
  /** Structured data, schema.org. */
  data?: object[]
}

/** Metadata for search engines and link previews. React moves all of it into the head. */
export function Seo({ title, description, path, picture, type = 'website', noindex, data = [] }: SeoProps) {
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
      <meta property="og:locale" content={ogLocales[lang]} />
      {picture && <meta property="og:image" content={pictureUrl(origin, picture)} />}
      {data.map((item, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}

function Alternates({ origin, path, canonicalUrl }: { origin: string; path: string; canonicalUrl: string }) {
  return (
    <>
      <link rel="canonical" href={canonicalUrl} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={hreflangs[other]} href={localizedUrl(origin, path, other)} />
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
export function localizedUrl(origin: string, path: string, lang: Language): string {
  if (lang === 'ka') return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
}

/** Absolute address of a picture, in the width used by link previews. */
export function pictureUrl(origin: string, picture: Picture): string {
  return `${origin}${picture.src}-${picture.width >= 960 ? 960 : picture.width >= 640 ? 640 : 320}.webp`
}
