import type { Plugin } from 'vite'

/**
 * The style sheets of a page are there before it: React Router fetches them ahead, but inserts them together with the page, which
 * would show a moment without them. One that is gone counts as a chunk that is gone.
 */
const loadStyles = `(address) => {
  const href = address.replace(/#$/, '')
  const links = [...document.querySelectorAll('link[rel=stylesheet]')]
  if (links.some((link) => link.getAttribute('href').replace(/#$/, '') === href)) return
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = resolve
    link.onerror = () => reject(new TypeError('Failed to fetch ' + href))
    document.head.append(link)
  })
}`

/**
 * Route modules: React Router reloads the page whenever one cannot be loaded, which loses the click and may repeat for ever.
 * Here that is announced as Vite announces a failed preload, and `storefront/app/navigation/lazy-chunk.ts` decides. A module that
 * fails must not reject, for which the navigation would wait for ever: its parts throw instead.
 */
const routeModules = `async (route, cache) => {
  const loadStyles = ${loadStyles}
  if (route.id in cache) return cache[route.id]
  try {
    const [module] = await Promise.all([import(/* @vite-ignore */ route.module), ...(route.css ?? []).map(loadStyles)])
    return (cache[route.id] = module)
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    if (event.defaultPrevented) return new Promise(() => {})
    const fail = () => { throw error }
    return { default: fail, clientLoader: fail }
  }
}`

/**
 * Modules of React Router with other code: discovery of routes (all routes are sent at first, see react-router.config.ts) and
 * instrumentation, which do nothing in this storefront but cannot be shaken out by the bundler, and the loading of route
 * modules. Each export with its code.
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
  'dom/ssr/routeModules.js': {
    loadRouteModule: routeModules,
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'undefined',
  },
}

/** The client loader of a route has a chunk of its own, which React Router imports itself: it is loaded as a route module is. */
const clientLoaderImport = /await import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*route\.clientLoaderModule\s*\)/
const clientLoaderLoad = 'await loadRouteModule({ id: `${route.id} client loader`, module: route.clientLoaderModule }, routeModulesCache)'
export const routesModule = 'dom/ssr/routes.js'

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
      if (path === routesModule) {
        if (!clientLoaderImport.test(code)) this.error(`React Router's ${path} loads client loaders in another way than it did`)
        return { code: code.replace(clientLoaderImport, clientLoaderLoad), map: null }
      }
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
