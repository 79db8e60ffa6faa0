import type { Invariant } from '#server/platform/db/invariants.ts'

/** Orders and their checkouts (design/domain section 16). */
export const ordersInvariants: Invariant[] = [
  { name: 'a line is price x quantity', broken: 'select order_no from order_lines where line_total <> price * quantity or line_total < 0' },
  {
    name: 'an order is the sum of its lines',
    broken: `select o.order_no from orders o left join order_lines l using (order_no) group by o.order_no
      having o.total <> coalesce(sum(l.line_total), 0) or o.units <> coalesce(sum(l.quantity), 0)`,
  },
  {
    name: 'a checkout is the sum of its orders, which are its owner’s',
    broken: `select c.id from checkouts c left join orders o on o.checkout_id = c.id group by c.id
      having c.total <> coalesce(sum(o.total), 0) or bool_or(o.member_id <> c.member_id)`,
  },
  {
    name: 'an open checkout holds what its orders owe, an ended one holds nothing',
    broken: `select c.id from checkouts c
      left join (select o.checkout_id, sum(o.units) as units from orders o group by 1) o on o.checkout_id = c.id
      left join (select h.checkout_id, sum(h.quantity) as held from holds h where h.state = 'open' group by 1) h on h.checkout_id = c.id
      where coalesce(h.held, 0) <> case c.state when 'open' then o.units else 0 end`,
  },
  {
    name: 'goods were sold exactly to checkouts that are paid or paid at the door',
    broken: `select c.id from checkouts c
      left join (select o.checkout_id, sum(o.units) as units from orders o group by 1) o on o.checkout_id = c.id
      left join (select h.checkout_id, sum(h.quantity) as sold from holds h where h.state = 'confirmed' group by 1) h on h.checkout_id = c.id
      where coalesce(h.sold, 0) <> case when c.state in ('paid', 'onDelivery') then o.units else 0 end`,
  },
  {
    name: 'orders stand where their checkout does',
    broken: `select o.order_no from orders o join checkouts c on c.id = o.checkout_id where not case c.state
      when 'open' then o.payment = 'unpaid' and o.fulfilment = 'waiting'
      when 'paid' then o.payment in ('paid', 'partly_refunded', 'refunded')
      when 'expired' then o.payment in ('expired', 'refunded')
      when 'cancelled' then o.payment in ('cancelled', 'refunded') and o.fulfilment = 'cancelled'
      else o.method = 'cash' and o.payment in ('unpaid', 'paid', 'cancelled') end`,
  },
  {
    name: 'every order has a first step',
    broken:
      "select order_no from orders o where not exists (select from order_events e where e.order_no = o.order_no and e.step = 'placed')",
  },
  {
    name: 'what was given back to the shelf is what was cancelled after it was sold',
    broken: `select coalesce(l.reference, o.order_no) from
      (select reference, sum(quantity) as n from stock_ledger where kind = 'restocked' group by 1) l
      full join (select o.order_no, o.units from orders o join checkouts c on c.id = o.checkout_id
        where o.fulfilment = 'cancelled' and c.state in ('paid', 'onDelivery')) o on o.order_no = l.reference
      where l.n is distinct from o.units`,
  },
]
