/** What of React Router the browser's build goes without: see `lean-router.ts`. Paths are below `dist/production/lib/`. */

/** The body of a function that nothing calls. */
const unused = '{ throw Error("not in this build") }'

const all = (body: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, body]))

/** Modules with other code: each export with its code. Discovery of routes (all are sent at first) and instrumentation do nothing here. */
export const stubs: Record<string, Record<string, string>> = {
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

/** Modules that become one of ours, with the same exports. */
export const ours: Record<string, string> = { 'dom/ssr/routeModules.js': 'storefront/app/navigation/route-chunks.ts' }

/**
 * Functions with other bodies. The storefront has no actions and fetchers (what is written goes through the typed client), no
 * blockers (`storefront/ui/dialog-history.ts`), no routes that arrive later, and tags of the head are rendered by the server alone.
 */
export const bodies: Record<string, Record<string, string>> = {
  'router/router.js': {
    ...all(unused, 'handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader', 'getTargetedDataStrategyMatches'),
    ...all(unused, 'getUpdatedRevalidatingFetchers', 'updateFetcherState', 'setFetcherError', 'resetFetcher', 'queueFetcherForDeletion'),
    ...all(unused, 'getSubmittingNavigation', 'getSubmittingFetcher', 'getLoadingFetcher', 'getDoneFetcher', 'markFetchersDone'),
    ...all(unused, 'getBlocker', 'updateBlocker', 'discoverRoutes', 'patchRoutes', 'patchRoutesImpl', '_internalSetRoutes'),
    ...all(unused, 'convertFormDataToSearchParams', 'convertSearchParamsToFormData', 'getInstrumentationNavigateMeta'),
    ...all('{}', 'shouldBlockNavigation', 'getSubmissionFromNavigation', 'getUpdatedActionData'),
    ...all('{ return false }', 'markFetchRedirectsDone', 'abortStaleFetchLoads'),
    normalizeNavigateOptions: '{ return { path } }',
    checkFogOfWar: '{ return { active: false, matches: null } }',
  },
  'hooks.js': all(unused, 'useNavigateUnstable', 'RSCErrorHandler', 'DefaultErrorComponent'),
  'dom/ssr/components.js': {
    ...all(unused, 'usePrefetchBehavior', 'PrefetchPageLinks'),
    ...all('{ return null }', 'Links', 'Meta', 'Scripts'),
  },
  'dom/ssr/links.js': all('{}', 'getKeyedLinksForMatches', 'getKeyedPrefetchLinks', 'prefetchRouteCss', 'prefetchStyleLinks'),
  'dom/ssr/routes.js': {
    ...all(
      unused,
      'createClientRoutesWithHMRRevalidationOptOut',
      'noActionDefinedError',
      'wrapShouldRevalidateForHdr',
      'fetchServerAction',
    ),
    prefetchRouteModuleChunks: '{}',
  },
  'dom/ssr/errorBoundaries.js': {
    // Where not even the mall's own error page can be shown: a way to load the page anew.
    RemixRootDefaultErrorBoundary:
      '{ console.error(error); return React$1.createElement("html", null, React$1.createElement("body", null, React$1.createElement("a", { href: "" }, "Kalata"))) }',
  },
  'dom/ssr/fallback.js': all('{ return null }', 'RemixRootDefaultHydrateFallback'),
  'dom/ssr/single-fetch.js': {
    ...all(unused, 'StreamTransfer', 'singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'),
    stripIndexParam: '{ return url }',
  },
}

/** Exports that are gone: components whose place plain links and forms take. */
export const gone: Record<string, string[]> = { 'dom/lib.js': ['Link', 'NavLink', 'Form'] }

/** What the storefront must not import from React Router, because the browser's build has no such part. */
export const missing = new Set([
  ...gone['dom/lib.js']!,
  ...['Await', 'PrefetchPageLinks', 'useActionData', 'useBlocker', 'useFetcher', 'useFetchers', 'useFormAction', 'useSubmit'],
])
