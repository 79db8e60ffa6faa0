import type { Plugin } from 'vite'

const call = /(?<![\w.])(?:Type\.\w+|Obj|Enum|Page|defineCalls|joinCalls)\(/g

/**
 * Says of the contract's schemas that making one changes nothing else, so that the browser's build drops those it does
 * not use: it takes types and constants from the contract and leaves checking to the server.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'kalata-pure-schemas',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/[\w-]+\.ts$/.test(id)) return null
      return { code: code.replaceAll(call, '/* @__PURE__ */ $&'), map: null }
    },
  }
}
