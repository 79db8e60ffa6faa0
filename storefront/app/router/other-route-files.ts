import type { RouteModule } from './route-modules.ts'

/** Modules of the routes that are not among the first (`route-modules.ts`), by file. */
export const otherRouteFiles: Record<string, (() => Promise<RouteModule>) | undefined> = import.meta.glob<RouteModule>([
  '../../*/**/*.route.tsx',
  '!../../catalogue/*',
  '!../../search/*',
  '!../../shell/{document,frame}.route.tsx',
])
