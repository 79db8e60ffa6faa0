import type { Invariant } from '#server/platform/db/invariants.ts'

/** Money (design/domain section 16). */
export const paymentsInvariants: Invariant[] = [
  {
    name: 'a payment is its purchase’s total',
    broken: 'select c.id from purchases c left join payments p on p.purchase_id = c.id where p.total is distinct from c.total',
  },
  {
    name: 'what is refunded was captured, done or asked for',
    broken: `select p.id from payments p
      left join (select payment_id, sum(amount) as asked, sum(amount) filter (where state = 'done') as done from refunds group by 1) r on r.payment_id = p.id
      where p.captured > p.total or p.refund_requested > p.captured or p.refund_requested <> coalesce(r.asked, 0) or p.refunded <> coalesce(r.done, 0)`,
  },
  {
    name: 'a refund is the sum of its lines, and no unit is refunded twice',
    broken: `select r.key from refunds r left join refund_lines l on l.refund_id = r.id group by r.id having r.amount <> coalesce(sum(l.amount), 0)
      union all select l.order_no from order_lines l left join refund_lines r using (order_no, position) group by l.order_no, l.position
        having l.refunded_quantity <> coalesce(sum(r.quantity), 0) or coalesce(sum(r.amount), 0) > l.line_total`,
  },
  {
    name: 'the state of an order says how much of its money went back',
    broken: `select o.order_no from orders o left join (select order_no, sum(amount) filter (where state = 'done') as done from refunds group by 1) r using (order_no)
      where case when coalesce(r.done, 0) = 0 then o.payment in ('partlyRefunded', 'refunded')
        when r.done = o.total then o.payment <> 'refunded' else o.payment <> 'partlyRefunded' end`,
  },
  {
    name: 'an order is paid only when a provider captured its money, or the courier collected it',
    broken: `select o.order_no from orders o join payments p using (purchase_id)
      where o.payment in ('paid', 'partlyRefunded', 'refunded') and o.method <> 'cash_on_delivery' and p.captured = 0`,
  },
  {
    name: 'money that was captured is an order’s, or went back, or is on its way back',
    broken: `select o.order_no from orders o join payments p using (purchase_id)
      where p.captured > 0 and not (o.payment in ('paid', 'partlyRefunded') and o.fulfilment <> 'cancelled') and o.payment <> 'refunded'
        and not exists (select from outbox b where b.key = 'refund ' || o.order_no and b.done_at is null)`,
  },
  {
    name: 'the sandbox’s ledger agrees with ours, or its callback is on its way',
    broken: `select format('payment %s: we captured %s and refunded %s, the bank %s and %s', id, captured, refunded, bank_captured, bank_refunded) as row
      from (select p.*, coalesce(s.amount, 0) as bank_captured, coalesce(s.refunded, 0) as bank_refunded
        from payments p left join sandbox_charges s on s.reference = p.reference and s.state = 'captured'
        where p.captured > 0 and p.provider = 'sandbox' or s.reference is not null) ledgers
      where (bank_captured <> captured and not (captured = 0 and exists (select from outbox b where b.topic = 'sandbox.callback'
          and b.done_at is null and b.payload ->> 'body' like '%' || ledgers.id || '%')))
        or bank_refunded < refunded or bank_refunded > refund_requested
        or (bank_refunded > refunded and not exists (select from refunds r where r.payment_id = ledgers.id and r.state = 'requested'))`,
  },
]
