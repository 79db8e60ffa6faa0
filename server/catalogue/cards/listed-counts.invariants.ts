import type { Invariant } from '#server/platform/db/schema/invariants.ts'

export const listedCountsInvariants: Invariant[] = [
  {
    name: 'counts of categories, stores and brands are those of their cards',
    broken: `select coalesce(n.kind, c.kind) || ' ' || coalesce(n.of_id, c.of_id) from
      (select kind, of_id, sum(listed) as listed, sum(discounted) as discounted from listed_counts group by 1, 2 having sum(listed) <> 0 or sum(discounted) <> 0) n
      full join (
        select place.kind, place.of_id, count(*) as listed, count(k.compare_at_price) as discounted
        from product_cards k cross join lateral (values ('category', k.category_id), ('category', nullif(k.root_category_id, k.category_id)),
          ('store', k.store_id), ('brand', k.brand_id)) place (kind, of_id)
        where place.of_id is not null group by 1, 2) c on c.kind = n.kind and c.of_id = n.of_id
      where (n.listed, n.discounted) is distinct from (c.listed, c.discounted)`,
  },
]
