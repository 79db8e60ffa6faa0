import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** A text without places travels as itself. */
const compiled = (text: string) => {
  const message = compileMessage(text)
  return message.length === 1 && typeof message[0] === 'string' ? message[0] : message
}

/** Compiles the catalogues (`locales/<lang>/<department>.json`, ICU messages) when a page's bundle imports them. */
export function messages(): Plugin {
  return {
    name: 'kalata-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/locales\/\w+\/[\w-]+\.json$/.test(id)) return null
      const texts = JSON.parse(code) as Record<string, string>
      const all = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(all))})`, map: null, moduleType: 'js' }
    },
  }
}
