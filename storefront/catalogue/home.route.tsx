import type { RouteHandle } from '../api/catalogues.ts'

export const handle: RouteHandle = { kept: true }

export default function HomeRoute() {
  return <h1>Kalata</h1>
}
