import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** Orders and their purchases (design/domain section 16). */
export const ordersInvariants: Invariant[] = [
  { name: 'a line is price x quantity', broken: 'select order_no from order_lines where line_total <> price * quantity or line_total < 0' },
  {
    name: 'an order is the sum of its lines',
    broken: `select o.order_no from orders o left join order_lines l using (order_no) group by o.order_no
      having o.total <> coalesce(sum(l.line_total), 0) or o.units <> coalesce(sum(l.quantity), 0)`,
  },
  {
    name: 'a purchase is the sum of its orders, which are its member’s',
    broken: `select p.id from purchases p left join orders o on o.purchase_id = p.id group by p.id
      having p.total <> coalesce(sum(o.total), 0) or bool_or(o.member_id <> p.member_id)`,
  },
  {
    name: 'an open or authorised purchase has reserved the units of its orders, an ended one none',
    broken: `select p.id from purchases p
      left join (select o.purchase_id, sum(o.units) as units from orders o group by 1) o on o.purchase_id = p.id
      left join (select r.purchase_id, sum(r.quantity) as reserved from stock_reservations r where r.state = 'open' group by 1) r on r.purchase_id = p.id
      where coalesce(r.reserved, 0) <> case when p.state in ('open', 'authorised') then o.units else 0 end`,
  },
  {
    name: 'units were sold exactly to purchases that are paid or paid on delivery',
    broken: `select p.id from purchases p
      left join (select o.purchase_id, sum(o.units) as units from orders o group by 1) o on o.purchase_id = p.id
      left join (select r.purchase_id, sum(r.quantity) as sold from stock_reservations r where r.state = 'confirmed' group by 1) r on r.purchase_id = p.id
      where coalesce(r.sold, 0) <> case when p.state in ('paid', 'onDelivery') then o.units else 0 end`,
  },
  {
    name: 'orders agree with their purchase',
    broken: `select o.order_no from orders o join purchases p on p.id = o.purchase_id where not case p.state
      when 'open' then o.payment = 'unpaid' and o.fulfilment = 'waiting'
      when 'authorised' then o.payment = 'authorised' and o.fulfilment = 'waiting'
      when 'voided' then o.payment in ('voided', 'refunded') and o.fulfilment = 'cancelled'
      when 'paid' then o.payment in ('paid', 'partlyRefunded', 'refunded')
      when 'expired' then o.payment in ('expired', 'refunded')
      when 'cancelled' then o.payment in ('cancelled', 'refunded') and o.fulfilment = 'cancelled'
      else o.method = 'cash_on_delivery' and o.payment in ('unpaid', 'paid', 'partlyRefunded', 'refunded', 'cancelled') end`,
  },
  {
    name: 'an order counts its lines that can be reviewed',
    broken: `select o.order_no from orders o left join order_lines l on l.order_no = o.order_no and l.refunded_quantity < l.quantity
        and o.fulfilment = 'received' and not exists (select from reviews r where r.order_no = l.order_no and r.position = l.position)
      group by o.order_no having o.lines_to_review <> count(l.order_no)`,
  },
  {
    name: 'every order has a first step',
    broken:
      "select order_no from orders o where not exists (select from order_events e where e.order_no = o.order_no and e.step = 'placed')",
  },
  {
    name: 'what was restocked is what was cancelled after it was sold',
    broken: `select coalesce(l.reference, o.order_no) from
      (select reference, sum(quantity) as n from stock_ledger where kind = 'restocked' and reference not in (select case_no from cases) group by 1) l
      full join (select o.order_no, o.units from orders o join purchases p on p.id = o.purchase_id
        where o.fulfilment = 'cancelled' and p.state in ('paid', 'onDelivery')) o on o.order_no = l.reference
      where l.n is distinct from o.units`,
  },
]
