import type { Language } from '#contract/core/languages.ts'
import type { Compiled } from '#contract/core/message-format.ts'
import type { CatalogueName } from '#locales/ids.ts'

const files = import.meta.glob<Compiled>('../../../locales/*/*.json', { import: 'default' })

/**
 * One compiled catalogue. In the browser's build `fetch-catalogue.ts` stands in its place (tools/messages.ts).
 * @throws Error where there is no such file
 */
export async function loadCatalogue(lang: Language, name: CatalogueName): Promise<Compiled> {
  const file = files[`../../../locales/${lang}/${name}.json`]
  if (!file) throw new Error(`No catalogue ${name} in ${lang}`)
  return file()
}
