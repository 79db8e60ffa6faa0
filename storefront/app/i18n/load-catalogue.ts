import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName } from '#locales/ids.ts'
import { commonCatalogues, type CatalogueFile } from './catalogues.ts'

const files = import.meta.glob<Compiled>('../../../locales/*/*.json', { import: 'default' })

/**
 * One compiled catalogue, or the common ones together. In the browser's build `fetch-catalogue.ts` stands in its place
 * (tools/build/messages.ts).
 * @throws Error where there is no such file
 */
export async function loadCatalogue(lang: Language, name: CatalogueFile): Promise<Compiled> {
  if (name !== 'common') return loadFile(lang, name)
  return Object.assign({}, ...(await Promise.all(commonCatalogues.map((each) => loadFile(lang, each))))) as Compiled
}

async function loadFile(lang: Language, name: CatalogueName): Promise<Compiled> {
  const file = files[`../../../locales/${lang}/${name}.json`]
  if (!file) throw new Error(`No catalogue ${name} in ${lang}`)
  return file()
}
