import type { Plugin } from 'vite'

/**
 * Modules of React Router that do nothing in this storefront but cannot be shaken out by the bundler: discovery of routes
 * (all routes are sent at first, see react-router.config.ts) and instrumentation. Each export with its reduced code.
 */
const stubs: Record<string, Record<string, string>> = {
  'dom/ssr/fog-of-war.js': {
    URL_LIMIT: '7680',
    getManifestPath: '() => ""',
    getPartialManifest: '(manifest) => manifest',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '() => []',
    handleClientVersionMismatch: '() => false',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'undefined',
  },
}

/** The modules that are replaced, below React Router's `dist/production/lib/`. */
export const leanModules = Object.keys(stubs)

/**
 * Replaces modules of React Router by stubs in the browser's build. A release whose modules export other names stops the
 * build; one that moved them fails `react-router-patches.test.ts`. Gain: docs/decisions, "React Router without route discovery".
 */
export function leanRouter(): Plugin {
  return {
    name: 'kalata-lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const path = /\/react-router\/dist\/production\/lib\/(.+\.js)$/.exec(id)?.[1]
      const stub = path && stubs[path]
      if (!stub) return null
      const exported = /export \{([^}]*)\};?\s*$/
        .exec(code)?.[1]
        ?.split(',')
        .map((name) => name.trim())
      if (exported?.toSorted().join() !== Object.keys(stub).toSorted().join()) {
        this.error(`React Router's ${path} exports other things than it did: ${exported?.join(', ')}`)
      }
      return {
        code: Object.entries(stub)
          .map(([name, body]) => `export const ${name} = ${body}`)
          .join('\n'),
        map: null,
      }
    },
  }
}
