import type { Plugin } from 'vite'

/**
 * Parts of React Router the mall does not use and its browser build cannot see are unused: routes found on the way (the
 * map comes whole, see react-router.config.ts) and instrumentation. Each stands here as the code it comes down to then.
 */
const unused: Record<string, Record<string, string>> = {
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

/** Leaves the unused parts of React Router out of the browser's build; a release that changed them stops the build. */
export function leanRouter(): Plugin {
  return {
    name: 'kalata-lean-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const path = /\/react-router\/dist\/production\/lib\/(.+\.js)$/.exec(id)?.[1]
      const parts = path && unused[path]
      if (!parts) return null
      const exported = /export \{([^}]*)\};?\s*$/
        .exec(code)?.[1]
        ?.split(',')
        .map((name) => name.trim())
      if (exported?.toSorted().join() !== Object.keys(parts).toSorted().join()) {
        this.error(`React Router's ${path} exports other things than it did: ${exported?.join(', ')}`)
      }
      return {
        code: Object.entries(parts)
          .map(([name, body]) => `export const ${name} = ${body}`)
          .join('\n'),
        map: null,
      }
    },
  }
}
