import { expect, it } from 'vitest'
import { RouteError } from '#storefront/app/navigation/route-error.ts'
import { loadRoute } from '#storefront/app/router/route-modules.ts'

it('an error of a page leaves what stands around it: only frames have a boundary of their own', async () => {
  const [page, frame] = await Promise.all([loadRoute('policies/terms.route.tsx'), loadRoute('shell/frame.route.tsx')])
  expect(page.ErrorBoundary).toBe(RouteError)
  expect(frame.ErrorBoundary).not.toBe(RouteError)
})
