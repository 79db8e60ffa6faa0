import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Compiles the catalogues (`locales/<lang>/<department>.json`, ICU messages) when a page's bundle imports them. */
export function messages(): Plugin {
  return {
    name: 'kalata-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/locales\/\w+\/[\w-]+\.json$/.test(id)) return null
      const texts = JSON.parse(code) as Record<string, string>
      const compiled = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null, moduleType: 'js' }
    },
  }
}
