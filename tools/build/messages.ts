import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { isLanguage, languages, type Language } from '#contract/core/languages.ts'
import { typeset } from '#contract/core/typography.ts'
import { commonCatalogues } from '#storefront/app/i18n/catalogues.ts'
import { root } from '../root.ts'

/** A text without places travels as itself. */
const compiled = (text: string) => {
  const message = compileMessage(text)
  return message.length === 1 && typeof message[0] === 'string' ? message[0] : message
}

/** A catalogue (`locales/<lang>/<module>.json`, ICU messages) as the mall reads it: JSON by message ids. */
function compiledCatalogue(lang: Language, json: string): string {
  const texts = JSON.parse(json) as Record<string, string>
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(typeset(lang, text))])))
}

/** Compiled catalogues by the names of their files in the build: each, `ka-orders.json`, and those of every page together, `ka-common.json`. */
const allCatalogues = () =>
  languages.flatMap((lang) => {
    const files = globSync(`locales/${lang}/*.json`, { cwd: root }).toSorted()
    const texts = new Map(files.map((path) => [basename(path, '.json'), compiledCatalogue(lang, readFileSync(join(root, path), 'utf8'))]))
    const common = JSON.stringify(Object.assign({}, ...commonCatalogues.map((name) => JSON.parse(texts.get(name)!) as object)))
    const others = [...texts].filter(([name]) => !(commonCatalogues as readonly string[]).includes(name))
    return [...others, ['common', common] as const].map(([name, json]) => ({ name: `${lang}-${name}.json`, json }))
  })

/** Compiles the catalogues when the server's build or a test imports them. */
export function messages(): Plugin {
  return {
    name: 'kalata-messages',
    enforce: 'pre',
    transform(code, id) {
      const lang = /\/locales\/(\w+)\/[\w-]+\.json$/.exec(id)?.[1]
      if (!isLanguage(lang)) return null
      return { code: `export default JSON.parse(${JSON.stringify(compiledCatalogue(lang, code))})`, map: null, moduleType: 'js' }
    },
  }
}

/**
 * The catalogues of the browser's build: files of JSON whose addresses share one hash of all of them, so that no page carries
 * a list of eighty names. Gain: docs/decisions, "What comes after the first view".
 */
export function catalogueFiles(): Plugin {
  const catalogues = allCatalogues()
  const hash = createHash('sha256').update(JSON.stringify(catalogues)).digest('base64url').slice(0, 8)
  const prefix = `assets/texts-${hash}-`
  return {
    name: 'kalata-catalogue-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !id.endsWith('/storefront/app/i18n/load-catalogue.ts')) return null
      return readFileSync(id.replace('load-catalogue', 'fetch-catalogue'), 'utf8')
    },
    transform(code, id) {
      if (!id.endsWith('/storefront/app/i18n/catalogue-address.ts')) return null
      const written = code.replace(`'' as string`, `'/${prefix}'`)
      if (written === code) this.error(`${id} has no place for the prefix`)
      return { code: written, map: null }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, json } of catalogues) this.emitFile({ type: 'asset', fileName: prefix + name, source: json })
    },
  }
}
