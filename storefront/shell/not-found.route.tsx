/** Every path without a route. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
