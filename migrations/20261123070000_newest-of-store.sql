-- The sitemap reads the time of each store's newest product: from the index of its products, in their order.
create index product_cards_store_id_created_at_idx on product_cards (store_id, created_at desc);--> statement-breakpoint
drop index product_cards_store_id_idx;
