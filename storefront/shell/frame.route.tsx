import { Outlet } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { Shell } from './shell.tsx'

export default function Frame() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  )
}
