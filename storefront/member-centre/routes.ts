import { moduleRoutes } from '#storefront/app/module-routes.ts'

/** The frame of the pages below `/user/profile`; the pages themselves belong to other modules. */
export const memberCentre = moduleRoutes({ uses: ['accounts'] })
