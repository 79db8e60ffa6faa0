import { deferredPart } from '#storefront/app/navigation/deferred-part.tsx'

/** With the frame on every page, and loaded after the first view: it is there when nothing more can be loaded. */
export const ErrorPage = deferredPart(() => import('./error-page.tsx'), 'ErrorPage')
