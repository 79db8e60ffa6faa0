import type { Invariant } from '#server/platform/db/schema/invariants.ts'

export const reviewsInvariants: Invariant[] = [
  {
    name: 'the rating of a product counts its visible reviews',
    broken: `select p.id from products p left join reviews r on r.product_id = p.id and r.hidden_at is null group by p.id
      having p.ratings <> array[count(*) filter (where r.score = 1), count(*) filter (where r.score = 2), count(*) filter (where r.score = 3),
        count(*) filter (where r.score = 4), count(*) filter (where r.score = 5)]::int[]`,
  },
  {
    name: 'a review is of a received line of its author',
    broken: `select r.id from reviews r join orders o using (order_no) join order_lines l using (order_no, position)
      where o.member_id <> r.member_id or o.fulfilment <> 'received' or l.product_id <> r.product_id or o.store_id <> r.store_id`,
  },
]
