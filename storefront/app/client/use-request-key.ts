import { useRef } from 'react'
import { randomId } from './random-id.ts'

/** The idempotency key of what a component sends: the same while the input stays the same, so that a retry is not a second request; a new one for a changed input. */
export function useRequestKey() {
  const last = useRef({ request: '', key: '' })
  return {
    of(input: object): string {
      const request = JSON.stringify(input)
      if (last.current.request !== request) last.current = { request, key: randomId() }
      return last.current.key
    },
    /** The next request gets a new key, even with the same input. */
    renew(): void {
      last.current = { request: '', key: '' }
    },
  }
}
