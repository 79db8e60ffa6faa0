ALTER TABLE "product_cards" ADD COLUMN "stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
update product_cards card set stars = floor(round(reviewed.sum * 10.0 / reviewed.count) / 10)
from products p, lateral (select sum(count * score) as sum, sum(count) as count from unnest(p.ratings) with ordinality of_score (count, score)) reviewed
where p.id = card.product_id and reviewed.count > 0;
