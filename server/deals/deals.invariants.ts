import type { Invariant } from '#server/platform/db/schema/invariants.ts'

/** Deals (design/domain section 16). */
export const dealsInvariants: Invariant[] = [
  {
    name: 'what is claimed of a deal is the sum of its open and confirmed claims, within its quota',
    broken: `select d.id from lightning_deals d
      left join (select deal_id, sum(quantity) as claimed from deal_claims where state in ('open', 'confirmed') group by 1) c on c.deal_id = d.id
      where d.units_claimed <> coalesce(c.claimed, 0) or d.units_claimed + d.units_offered > d.quota`,
  },
  {
    name: 'no member has claimed more of a deal than its limit, and what he has is the sum of his claims',
    broken: `select m.deal_id, m.member_id from deal_members m
      left join (select c.deal_id, p.member_id, sum(c.quantity) as claimed from deal_claims c join purchases p on p.id = c.purchase_id
        where c.state in ('open', 'confirmed') group by 1, 2) c using (deal_id, member_id)
      where m.units <> coalesce(c.claimed, 0) or m.units > m.member_limit`,
  },
  {
    name: 'units that are offered are offered to members who wait',
    broken: `select d.id from lightning_deals d
      left join (select deal_id, count(*) as offered from deal_waiting where offered_until is not null group by 1) w on w.deal_id = d.id
      where d.units_offered <> coalesce(w.offered, 0)`,
  },
  {
    name: 'a claim ends with its purchase',
    broken: `select c.purchase_id, c.deal_id from deal_claims c join purchases p on p.id = c.purchase_id
      where not case p.state when 'open' then c.state = 'open' when 'paid' then c.state in ('confirmed', 'returned', 'expired')
        when 'expired' then c.state = 'expired' when 'cancelled' then c.state = 'released' else false end`,
  },
  {
    name: 'every unit at a lightning price was claimed',
    broken: `select l.order_no from order_lines l join orders o using (order_no)
      left join (select order_no, sum(quantity) as claimed from deal_claims where attempt = 1 group by 1) c using (order_no)
      where l.terms = 'deal' group by l.order_no, c.claimed having sum(l.quantity) <> coalesce(c.claimed, 0)`,
  },
]
