-- The newest products of a category are read in their order: `desc` in a statement puts nulls first, which these indexes did not.
drop index product_cards_category_id_created_at_product_id_idx;
create index product_cards_category_id_created_at_product_id_idx on product_cards (category_id, created_at desc, product_id desc);
drop index product_cards_root_category_id_created_at_product_id_idx;
create index product_cards_root_category_id_created_at_product_id_idx on product_cards (root_category_id, created_at desc, product_id desc);
create index brands_position_id_idx on brands (position, id);
