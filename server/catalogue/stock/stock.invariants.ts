import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** Stock (design/domain section 16). */
export const stockInvariants: Invariant[] = [
  {
    name: 'what is reserved of an offer is the sum of its open reservations',
    broken: `select o.id from offers o left join (select offer_id, sum(quantity) as reserved from stock_reservations where state = 'open' group by offer_id) r on r.offer_id = o.id
      where o.stock_reserved <> coalesce(r.reserved, 0)`,
  },
  {
    name: 'on hand = initial - sold + restocked + added - removed',
    broken: `select o.id from offers o left join (
        select offer_id, sum(case when kind in ('sold', 'removed') then -quantity else quantity end) as expected from stock_ledger group by offer_id) l on l.offer_id = o.id
      where o.stock_on_hand <> coalesce(l.expected, 0)`,
  },
  {
    name: 'what the ledger sold to a purchase is what its reservations confirmed',
    broken: `select coalesce(r.offer_id, l.offer_id) from
      (select purchase_id::text as reference, offer_id, sum(quantity) as n from stock_reservations where state = 'confirmed' group by 1, 2) r
      full join (select reference, offer_id, sum(quantity) as n from stock_ledger where kind = 'sold' group by 1, 2) l using (reference, offer_id)
      where r.n is distinct from l.n`,
  },
  {
    name: 'stock is never negative and never reserved twice',
    broken: 'select id from offers where stock_on_hand < 0 or stock_reserved < 0 or stock_reserved > stock_on_hand',
  },
]
