import { rarePart } from '#storefront/app/hydration/deferred-part.tsx'

/** With the frame on every page, and loaded after the first view: it is there when nothing more can be loaded. */
export const ErrorPage = rarePart(() => import('./error-page.tsx'), 'ErrorPage')
