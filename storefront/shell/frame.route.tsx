import { Outlet, useRouteError, type LoaderFunctionArgs } from 'react-router'
import { deliveryDay, orderDeadline } from '#contract/checkout/delivery.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import type { FrameData } from './frame-data.ts'
import { ErrorPage } from './errors/lazy-error-page.tsx'
import { Shell } from './shell.tsx'

export async function loader({ context }: LoaderFunctionArgs): Promise<FrameData | null> {
  const { api } = openPage(context)
  try {
    const [notices, policies] = await Promise.all([api.notices.list(), api.policies.list()])
    const now = new Date()
    return { notices, policies, delivery: { day: deliveryDay(now), until: orderDeadline(now).at } }
  } catch {
    // The page itself may still be served; the server has logged why the call failed.
    return null
  }
}

/** The same around every page until the document is loaded again. */
export function shouldRevalidate() {
  return false
}

export default function Frame() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage error={useRouteError()} />
    </Shell>
  )
}
