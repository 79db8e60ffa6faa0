import type { Invariant } from '../../db/schema/invariants.ts'

export const outboxInvariants: Invariant[] = [
  {
    name: 'no dead letters in the outbox (kalata outbox failed)',
    broken: `select id || ' ' || topic || coalesce(' for ' || nullif(subscriber, ''), '') as row from outbox where failed_at is not null`,
  },
]
