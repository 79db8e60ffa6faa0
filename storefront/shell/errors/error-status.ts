import { isRouteErrorResponse } from 'react-router'

/** The status of a route error; 500 for any other (specification, section 2). */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
