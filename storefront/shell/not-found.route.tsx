/** Every path that is no page of the mall. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
