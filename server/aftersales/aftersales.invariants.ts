import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** After-sales (design/domain sections 11 and 16). */
export const aftersalesInvariants: Invariant[] = [
  {
    name: 'an order counts its open cases, whose lines are in no other',
    broken: `select o.order_no from orders o
      left join (select order_no, count(*) as n from cases where state in ('applied', 'agreed', 'returning', 'received') group by 1) c using (order_no)
      where o.open_cases <> coalesce(c.n, 0)
      union all select l.case_no from case_lines l join cases c using (case_no)
        where l.open <> (c.state in ('applied', 'agreed', 'returning', 'received'))`,
  },
  {
    name: 'a case is the sum of its lines, and no line is of more units than were bought',
    broken: `select c.case_no from cases c left join case_lines l using (case_no) group by c.case_no having c.amount <> coalesce(sum(l.amount), 0)
      union all select l.case_no from case_lines l join order_lines o using (order_no, position) where l.quantity > o.quantity or l.amount > o.line_total`,
  },
  {
    name: 'a case is refunded exactly where its refund is written down, with its amount',
    broken: `select c.case_no from cases c left join refunds r on r.key = 'case ' || c.case_no
      where (c.state = 'refunded') <> (r.id is not null) or r.amount <> c.amount or r.order_no <> c.order_no`,
  },
  {
    name: 'the refunds of an order never exceed its total',
    broken: `select o.order_no from orders o join refunds r using (order_no) group by o.order_no having sum(r.amount) > o.total`,
  },
  {
    name: 'the last step of a case is its state',
    broken: `select c.case_no from cases c left join lateral (select step from case_events e where e.case_no = c.case_no order by id desc limit 1) e on true
      where e.step is distinct from c.state`,
  },
  {
    name: 'units that came back into stock are of a case that was received',
    broken: `select c.case_no from stock_ledger s join cases c on c.case_no = s.reference
      where s.kind = 'restocked' and not exists (select from case_events e where e.case_no = c.case_no and e.step = 'received')`,
  },
]
