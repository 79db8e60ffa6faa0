import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** A sum as commands print it, from a column of tetri. */
const sum = (column: string) => `to_char((${column}) / 100.0, 'FM999999999990.00') || ' ₾'`

/** Money (design/domain section 16). */
export const paymentsInvariants: Invariant[] = [
  {
    name: 'a payment is its purchase’s total',
    broken: 'select c.id from purchases c left join payments p on p.purchase_id = c.id where p.total is distinct from c.total',
  },
  {
    name: 'what is refunded was captured by a provider or collected by the courier, done or asked for',
    broken: `select p.id from payments p
      left join (select payment_id, sum(amount) as asked, sum(amount) filter (where state = 'done') as done, sum(outside) as outside from refunds group by 1) r on r.payment_id = p.id
      where p.captured > p.total or p.refund_requested > case p.method when 'cash_on_delivery' then p.total else p.captured end or p.refund_requested <> coalesce(r.asked, 0) or p.refunded <> coalesce(r.done, 0)
        or p.refund_outside <> coalesce(r.outside, 0)`,
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
      where p.captured > 0 and o.payment <> 'authorised' and not exists (select from outbox b where b.done_at is null
          and b.topic = 'payment.void' and b.payload ->> 'purchaseId' = o.purchase_id::text) and not (o.payment in ('paid', 'partlyRefunded') and o.fulfilment <> 'cancelled') and o.payment <> 'refunded'
        and not exists (select from outbox b where b.key = 'refund ' || o.order_no and b.done_at is null)
        and not exists (select from refunds r where r.order_no = o.order_no and (r.state = 'failed' or r.state = 'requested' and p.dispute = 'open'))`,
  },
  {
    name: 'the sandbox’s ledger agrees with ours, or its callback or our command is on its way',
    broken: `select format('payment %s: we captured %s and refunded %s, the bank %s and %s', id, ${sum('captured')}, ${sum('refunded')}, ${sum('bank_captured')}, ${sum('bank_refunded')}) as row
      from (select p.*, p.authorised - p.captured - p.voided as blocked, case s.state when 'authorised' then s.amount else 0 end as bank_blocked,
          case s.state when 'captured' then s.amount else 0 end as bank_captured, coalesce(s.refunded, 0) as bank_refunded,
          exists (select from outbox b where b.done_at is null and (b.topic = 'sandbox.callback' and b.payload ->> 'body' like '%' || p.id || '%'
            or b.topic in ('payment.void', 'payment.capture') and b.payload ->> 'purchaseId' = p.purchase_id::text)) as pending
        from payments p left join sandbox_charges s on s.reference = p.reference
        where p.captured > 0 and p.provider = 'sandbox' or s.state in ('authorised', 'captured') or p.authorised > p.captured + p.voided) ledgers
      where (bank_captured <> captured or bank_blocked <> blocked) and not (captured = 0 and pending)
        or bank_refunded < refunded - refund_outside or bank_refunded > refund_requested
        or (bank_refunded > refunded - refund_outside and not exists (select from refunds r where r.payment_id = ledgers.id and r.state = 'requested'))`,
  },
  {
    name: 'money that a provider returned outside the shop is a refund of an order',
    broken: `select format('payment %s: %s was returned outside the shop', p.id, ${sum('p.returned_outside')}) from payments p
      where p.refunded < p.captured and p.returned_outside > p.refund_outside`,
  },
  {
    name: 'every refund that was asked for reaches the shopper',
    broken: `select format('refund %s of the order %s: %s; kalata refunds retry %s', ${sum('r.amount - r.outside')}, r.order_no, r.failure, r.id)
      from refunds r where r.state = 'failed'`,
  },
  {
    name: 'no payment is disputed at the bank',
    broken: `select format('payment %s of the orders %s: answer at the provider', p.id,
        (select string_agg(o.order_no, ' ') from orders o where o.purchase_id = p.purchase_id)) from payments p where p.dispute = 'open'`,
  },
  {
    name: 'blocked money is that of an authorised purchase, or its capture or release is on its way',
    broken: `select p.id from payments p join purchases c on c.id = p.purchase_id
      where (p.authorised > p.captured + p.voided) <> (c.state = 'authorised' and p.captured = 0)
        and not exists (select from outbox b where b.done_at is null and b.topic in ('payment.void', 'payment.capture')
          and b.payload ->> 'purchaseId' = c.id::text)`,
  },
]
