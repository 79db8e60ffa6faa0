import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** Groups (design/domain section 16). */
export const groupsInvariants: Invariant[] = [
  {
    name: 'a running group counts the seats that it has, and its leader has one',
    broken: `select g.id from groups g left join group_seats s on s.group_id = g.id and s.state in ('claimed', 'authorised')
      where g.state = 'open' group by g.id
      having g.claimed_seats <> count(s) or g.paid_seats <> count(s) filter (where s.state = 'authorised') or g.claimed_seats > g.size
        or count(s) <> count(distinct s.member_id) or not coalesce(bool_or(s.member_id = g.leader_id), false)`,
  },
  {
    name: 'a group succeeded exactly where all its seats were paid before its deadline',
    broken: `select g.id from groups g left join group_seats s on s.group_id = g.id and s.state = 'confirmed' group by g.id
      having case g.state when 'succeeded'
        then count(s) <> g.size or count(distinct s.member_id) <> g.size or g.ended_at >= g.deadline or max(s.authorised_at) >= g.deadline
        else count(s) > 0 end`,
  },
  {
    name: 'an ended group has no active seat, a cancelled one no member',
    broken: `select g.id from groups g join group_seats s on s.group_id = g.id
      where g.state <> 'open' and s.state in ('claimed', 'authorised')
      union all select id from groups where state = 'cancelled' and claimed_seats > 0`,
  },
  {
    name: 'a seat agrees with its purchase, or the end of that is on its way',
    broken: `select s.purchase_id from group_seats s join purchases p on p.id = s.purchase_id where not case s.state
        when 'claimed' then p.state = 'open' when 'authorised' then p.state = 'authorised' when 'confirmed' then p.state in ('authorised', 'paid', 'voided')
        else p.state in ('expired', 'cancelled', 'voided') end
      and not exists (select from outbox b where b.topic = 'group.endPurchase' and b.done_at is null and b.payload ->> 'purchaseId' = p.id::text)`,
  },
  {
    name: 'a seat that the group succeeded with is paid, or its capture is on its way',
    broken: `select s.purchase_id from group_seats s join purchases p on p.id = s.purchase_id where s.state = 'confirmed' and p.state <> 'paid'
      and not exists (select from outbox b where b.topic = 'payment.capture' and b.done_at is null and b.payload ->> 'purchaseId' = p.id::text)`,
  },
  {
    name: 'money of a released seat is not taken, or went back, or is on its way back',
    broken: `select s.purchase_id from group_seats s join payments y using (purchase_id) join orders o using (purchase_id)
      where s.state = 'released' and y.authorised > y.voided + y.refunded
        and not exists (select from outbox b where b.done_at is null and (b.topic in ('payment.void', 'group.endPurchase')
          and b.payload ->> 'purchaseId' = y.purchase_id::text or b.key = 'refund ' || o.order_no))`,
  },
  {
    name: 'every purchase in a group has one seat, at the group’s price',
    broken: `select p.id from purchases p left join group_seats s on s.purchase_id = p.id left join groups g on g.id = s.group_id
      left join orders o on o.purchase_id = p.id left join order_lines l on l.order_no = o.order_no
      where 'group' = any(p.terms) and (s.purchase_id is null or s.member_id <> p.member_id or l.price <> g.price or l.offer_id <> g.offer_id
        or l.quantity <> s.units)`,
  },
]
