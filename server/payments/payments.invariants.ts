import type { Invariant } from '#server/platform/db/invariants.ts'

/** Money (design/domain section 16). */
export const paymentsInvariants: Invariant[] = [
  {
    name: 'a payment is its checkout’s total',
    broken: 'select p.id from checkouts c left join payments p on p.id = c.payment_id where p.total is distinct from c.total',
  },
  {
    name: 'taken is nothing or the total; given back is never more than taken',
    broken: 'select id from payments where captured not in (0, total) or refunded > captured',
  },
  {
    name: 'given back is the sum of the refunds that are done',
    broken: `select p.id from payments p left join (select payment_id, sum(amount) as n from refunds where done_at is not null group by 1) r on r.payment_id = p.id
      where p.refunded <> coalesce(r.n, 0)`,
  },
  {
    name: 'an order is paid only when a provider took its money, or the courier did',
    broken: `select o.order_no from orders o join payments p on p.checkout_id = o.checkout_id
      where o.payment in ('paid', 'partly_refunded', 'refunded') and o.method <> 'cash' and p.captured = 0`,
  },
  {
    name: 'money that was taken is an order’s, or went back, or is on its way back',
    broken: `select o.order_no from orders o join payments p on p.checkout_id = o.checkout_id
      where p.captured > 0 and not (o.payment in ('paid', 'partly_refunded') and o.fulfilment <> 'cancelled') and o.payment <> 'refunded'
        and not exists (select from outbox b where b.key = 'refund ' || o.order_no and b.done_at is null)`,
  },
  {
    name: 'the sandbox’s books are ours, or its callback is on its way',
    broken: `select s.reference from sandbox_charges s join payments p using (reference)
      where (s.state = 'captured' and p.captured = 0 and not exists (select from outbox b where b.topic = 'sandbox.callback' and b.done_at is null
          and b.payload ->> 'body' like '%' || p.id || '%'))
        or (s.state <> 'captured' and p.captured > 0) or s.refunded > p.captured or (s.refunded < p.refunded)`,
  },
]
