import { moduleRoutes } from '#storefront/app/router/module-routes.ts'

export const uses = ['catalogue']

/** Its parts stand on the home page. */
export const scenes = moduleRoutes({})
