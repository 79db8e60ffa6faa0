/** Text of other systems as text: entities, mark-up, page builders' codes and signs that nobody sees, in every field. */
import { valueAt } from '../value-at.ts'
import { textOfHtml } from './html-text.ts'
import { inEnglish, type Text } from './text.ts'
import { visible } from './visible-text.ts'

/** A tag, a comment or an entity: what a reader should never see. */
const markup = /<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>|<!--|<!\[CDATA\[|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i
/** What every entity, tag, code, mark of a language and escape begins with. */
const marked = /[&<[{\\]/
/** What databases write where nothing is, and spreadsheets where a formula has failed: `NULL`, `\N`, `#REF!`, `#ИМЯ?`. */
const nothing = /^(?:null|undefined|nan|\\N|#[\p{Lu}¿/0]{2,12}[!?]|#(?:N\/A|N\/D|Н\/Д|NV|YOK))$/iu
const longestNothing = 14

/** One line of plain text: names, brands, categories, values. What was escaped twice is decoded twice. */
export function plainLine(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= longestNothing && nothing.test(trimmed)) return ''
  if (marked.test(trimmed)) return decoded(trimmed).replace(/\s+/g, ' ').trim()
  return /\s\s|[\t\r\n]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** Paragraphs of plain text: descriptions, whether they come as text, as HTML or as HTML that was escaped once more. */
export function plainParagraphs(text: string): string {
  const plain = decoded(text).trim()
  return plain.length <= longestNothing && nothing.test(plain) ? '' : plain
}

function decoded(text: string): string {
  if (!marked.test(text)) return visible(text)
  let plain = withoutCodes(unescaped(text).replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1'))
  for (let times = 0; times < 3 && markup.test(plain); times++) plain = withoutCodes(textOfHtml(plain))
  return visible(plain)
}

/** Without what programs set before quotes, once or more often, and with the letters that JSON writes as numbers. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replace(/\\+(["'])/g, '$1')
}

/** What WordPress calls a shortcode and Magento a directive: `[vc_row el="1"]…[/vc_row]`, `{{media url="a.jpg"}}`. */
function withoutCodes(text: string): string {
  const bare = text.includes('{{') ? text.replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}/g, ' ') : text
  if (!bare.includes('[')) return bare
  const closed = new Set([...bare.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name!.toLowerCase()))
  return (
    bare
      // Their content is encoded, no text.
      .replace(/\[(vc_raw_html|vc_raw_js)\b[^\]]*\][\s\S]*?\[\/\1\]/gi, ' ')
      .replace(/\[(\/?)([a-z][\w-]*)((?:\s+[^\]]*)?)\]/gi, (all, end: string, name: string, rest: string) => {
        const isCode = end !== '' || closed.has(name.toLowerCase()) || name.includes('_') || /[\w-]\s*=\s*\S/.test(rest)
        return isCode || /^(gallery|playlist|embed|video|audio)$/i.test(name) ? ' ' : all
      })
  )
}

/** Languages by the codes of translation plugins. */
const codes: Readonly<Record<string, string>> = {
  ...{ ka: 'ka', ge: 'ka', 'ka-ge': 'ka', en: 'en', 'en-us': 'en', 'en-gb': 'en', ru: 'ru', 'ru-ru': 'ru' },
  ...{ zh: 'zh', cn: 'zh', 'zh-cn': 'zh', 'zh-hans': 'zh', 'zh-hant': 'zh', 'zh-tw': 'zh', 'zh-hk': 'zh' },
}

/** One of the languages by a plugin's code (`ru`, `zh_CN`); undefined for any other. */
export function languageOfCode(code: string, languages: readonly string[]): string | undefined {
  const plain = code.trim().toLowerCase().replaceAll('_', '-')
  const language = valueAt(codes, plain) ?? plain
  return languages.includes(language) ? language : undefined
}

/** Texts one after another, each between marks that name its language, as translation plugins write them; nothing else stands there. */
const enclosed = [
  /\[\[?(?:lang_)?(?<code>[a-z]{2}(?:[-_][a-z]{2,4})?)\]\]?(?<part>[\s\S]*?)\[\[?\/(?:lang_)?\1\]\]?/gi,
  /\{m?lang (?<code>[a-z]{2}(?:[-_][a-z]{2,4})?)\}(?<part>[\s\S]*?)\{(?:mlang|\/m?lang)\}/gi,
  /<span\b[^<>]*\blang="(?<code>[a-z]{2}(?:[-_][a-z]{2,4})?)"[^<>]*>(?<part>[\s\S]*?)<\/span>/gi,
]
const mayBeEnclosed = /\[(?:lang_)?[a-z]{2}[\]_-]|\{m?lang |<span\b[^<>]*\blang=|^\s*\{\s*"/i

/** A text by the languages of its parts; undefined where it is in none of them. */
function textOfParts(parts: readonly (readonly [code: string, part: string])[], languages: readonly string[]): Text | undefined {
  const text: Record<string, string> = {}
  for (const [code, part] of parts) {
    const lang = languageOfCode(code, languages)
    if (lang && part.trim()) text[lang] ??= part.trim()
  }
  return Object.keys(text).length > 0 ? text : undefined
}

function enclosedText(raw: string, languages: readonly string[]): Text | undefined {
  if (!mayBeEnclosed.test(raw)) return undefined
  for (const pattern of enclosed) {
    const parts = [...raw.matchAll(pattern)].map(({ groups }) => [groups!['code']!, groups!['part']!] as const)
    if (parts.length > 1 && raw.replace(pattern, '').trim() === '') return textOfParts(parts, languages)
  }
  return textOfJson(raw, languages)
}

/** `{"en":"Jug","ru":"Кувшин"}`, as frameworks store a text in several languages. */
function textOfJson(raw: string, languages: readonly string[]): Text | undefined {
  if (!/^\s*\{\s*"[a-z]{2}(?:[-_][a-z]{2,4})?"\s*:/i.test(raw)) return undefined
  try {
    const parts = Object.entries(JSON.parse(raw) as Record<string, unknown>)
    const isText = parts.every(
      (each): each is [string, string] => /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(each[0]) && typeof each[1] === 'string',
    )
    return isText ? textOfParts(parts as [string, string][], languages) : undefined
  } catch {
    return undefined
  }
}

const marks = /(?:\[:|\{:|<!--:)([a-z]{2}(?:[-_][a-z]{2,4})?)?(?:\]|\}|-->)/gi

/**
 * A text in several languages as translation plugins write it into one cell (`[:en]Jug[:ru]Кувшин[:]`, `{:en}…{:}`,
 * `<!--:en-->…<!--:-->`, `[ru]…[/ru]`, `{mlang ru}…{mlang}`, JSON by language); undefined where it has no such marks. Other languages count only where none of these is there.
 */
export function textByLanguage(raw: string, languages: readonly string[]): Text | string | undefined {
  if (!/(?:\[:|\{:|<!--:)[a-z]{2}/i.test(raw)) return enclosedText(raw, languages)
  const text: Record<string, string> = {}
  let other: string | undefined
  const found = [...raw.matchAll(marks)]
  for (const [place, mark] of found.entries()) {
    const part = raw.slice(mark.index + mark[0].length, found[place + 1]?.index).trim()
    const lang = mark[1] === undefined ? undefined : languageOfCode(mark[1], languages)
    if (lang && part) text[lang] ??= part
    else if (mark[1] !== undefined && part) other ??= part
  }
  return Object.keys(text).length > 0 ? text : (other ?? '')
}

/** A raw cell as text in one language or several, each made plain. */
export function plainText(raw: string, plain: (text: string) => string, languages: readonly string[]): string | Text {
  if (!marked.test(raw)) return plain(raw)
  const several = textByLanguage(raw, languages)
  if (several === undefined || typeof several === 'string') return plain(several ?? raw)
  return Object.fromEntries(languages.flatMap((lang) => (several[lang] ? [[lang, plain(several[lang])]] : [])))
}

/** A raw cell as one line in one language: what several say is told in English, or else in what there is. */
export function plainWord(raw: string, languages: readonly string[]): string {
  if (!marked.test(raw)) return raw.trim()
  const text = plainText(raw, plainLine, languages)
  return typeof text === 'string' ? text : inEnglish(text, languages)
}

/** What systems write where nobody wrote anything. */
const placeholders = new Set([
  ...['uncategorized', 'uncategorised', 'default category', 'default', 'root', 'none', 'n/a', 'na', '-', '–', '—', 'null', 'undefined', 'nan', '#n/a'],
  ...['без категории', 'без рубрики', 'не указано', 'не указан', 'нет', 'უკატეგორიო', 'კატეგორიის გარეშე', 'სხვა კატეგორია', '未分类', '未分類', '无', '暂无'],
  ...['unkategorisiert', 'nicht kategorisiert', 'ohne kategorie', 'sin categorizar', 'sin categoría', 'non classé', 'non classifiée', 'senza categoria'],
  ...['bez kategorii', 'без категорії', 'некатегоризовано', 'kategorisiz', 'kategorize edilmemiş', 'sem categoria', 'no brand', 'без бренда', 'generic'],
  ...['unbranded', 'noname', 'no name', 'n.a.', 'not specified', 'other', 'sans marque', 'sin marca', 'ohne marke', 'senza marca', 'brak', 'без марки'],
  ...['не вказано', 'без назви', 'ბრენდის გარეშე', 'უბრენდო', 'სხვა', 'другое', 'прочее', '无品牌', '無品牌', '其他', '其它'],
]) // oxfmt-ignore

/** Whether a category or brand is only what a system writes for "none". */
export const isPlaceholder = (text: string): boolean => placeholders.has(text.normalize('NFKC').trim().toLowerCase())
