import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** Photo search: what its processes must agree on. */
export const photoSearchInvariants: Invariant[] = [
  {
    name: 'every process describes pictures with the mall’s PHOTO_MODEL',
    broken: `select format('a process with %s ran at %s, the mall uses %s: kalata photo-model use, or one PHOTO_MODEL for all',
        coalesce(nullif(m.network, ''), 'no network'), m.seen_at, coalesce((select coalesce(nullif(u.network, ''), 'no network') from photo_models u where u.in_use), 'none'))
      from photo_models m where not m.in_use and m.seen_at > now() - interval '3 minutes'`,
  },
]
