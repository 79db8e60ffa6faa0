import { useRef } from 'react'
import { randomId } from './random-id.ts'

/**
 * The idempotency key of what a component sends: the same for the same request, whatever is repeated, and another one for a changed request.
 */
export function useRequestKey() {
  const last = useRef({ request: '', key: '' })
  return {
    of(input: object): string {
      const request = JSON.stringify(input)
      if (last.current.request !== request) last.current = { request, key: randomId() }
      return last.current.key
    },
    /** The next request is another one, also where it says the same. */
    renew(): void {
      last.current = { request: '', key: '' }
    },
  }
}
