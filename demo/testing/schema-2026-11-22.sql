-- A data folder of 2026-11-22, schema and data: what a version that came later must open with everything in it.
-- Made by the code of that day: members, carts, favourites and orders in every state. Loads into an empty database as its owner.
-- now() of its data is about 2026-11-20 09:30 UTC.

-- The schema: the migrations that had been applied.
-- 0000_extensions.sql
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;
-- 0000_mall.sql
CREATE TABLE "verification_codes" (
	"key_hash" char(43) PRIMARY KEY NOT NULL,
	"code_hash" char(43) NOT NULL,
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"wrong_guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_type" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text,
	"company_code" char(9),
	"email" "citext",
	"mobile_phone" text,
	"password_hash" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_mobilePhone_unique" UNIQUE("mobile_phone"),
	CONSTRAINT "member_type" CHECK ("members"."member_type" in (0, 1)),
	CONSTRAINT "member_reachable" CHECK ("members"."email" is not null or "members"."mobile_phone" is not null)
);

CREATE TABLE "sessions" (
	"token_hash" char(43) PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"client" jsonb NOT NULL
);

CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"form" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);

CREATE TABLE "cart_lines" (
	"member_id" uuid NOT NULL,
	"offer_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"quantity" smallint NOT NULL,
	"seen_price" integer NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_line" PRIMARY KEY("member_id","offer_id"),
	CONSTRAINT "cart_line_slot" UNIQUE("member_id","slot"),
	CONSTRAINT "cart_line_slots" CHECK ("cart_lines"."slot" between 1 and 200),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_lines"."quantity" between 1 and 99),
	CONSTRAINT "cart_line_seen_price" CHECK ("cart_lines"."seen_price" >= 0)
);

CREATE TABLE "cart_merges" (
	"member_id" uuid NOT NULL,
	"guest_cart_id" uuid NOT NULL,
	"clamped" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_merge" PRIMARY KEY("member_id","guest_cart_id")
);

CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "brands_key_unique" UNIQUE("key")
);

CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"parent_id" integer,
	"text" jsonb NOT NULL,
	"icon" text NOT NULL,
	"picture" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);

CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"price" integer NOT NULL,
	"list_price" integer,
	"stock_on_hand" integer NOT NULL,
	"stock_held" integer DEFAULT 0 NOT NULL,
	"picture_index" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "offer_values" UNIQUE("product_id","values"),
	CONSTRAINT "offer_price" CHECK ("offers"."price" > 0),
	CONSTRAINT "offer_list_price" CHECK ("offers"."list_price" is null or "offers"."list_price" > "offers"."price"),
	CONSTRAINT "offer_stock" CHECK ("offers"."stock_on_hand" >= 0 and "offers"."stock_held" >= 0 and "offers"."stock_held" <= "offers"."stock_on_hand")
);

CREATE TABLE "price_history" (
	"offer_id" integer NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_offer_id_since_pk" PRIMARY KEY("offer_id","since")
);

CREATE TABLE "product_cards" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"top_id" integer NOT NULL,
	"brand_id" integer,
	"store_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"offer_count" integer NOT NULL,
	"price" integer NOT NULL,
	"list_price" integer,
	"in_stock" boolean NOT NULL,
	"sold" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"category_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"brand_id" integer,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"attributes" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_key_unique" UNIQUE("key")
);

CREATE TABLE "stores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	CONSTRAINT "stores_key_unique" UNIQUE("key")
);

CREATE TABLE "holds" (
	"checkout_id" uuid NOT NULL,
	"offer_id" integer NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "holds_checkout_id_offer_id_round_pk" PRIMARY KEY("checkout_id","offer_id","round"),
	CONSTRAINT "hold_quantity" CHECK ("holds"."quantity" > 0),
	CONSTRAINT "hold_state" CHECK ("holds"."state" in ('open', 'confirmed', 'released', 'expired')),
	CONSTRAINT "hold_ended" CHECK (("holds"."state" = 'open') = ("holds"."ended_at" is null))
);

CREATE TABLE "stock_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"reference" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_quantity" CHECK ("stock_ledger"."quantity" >= 0),
	CONSTRAINT "ledger_kind" CHECK ("stock_ledger"."kind" in ('initial', 'sold', 'restocked'))
);

CREATE TABLE "favourites" (
	"member_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"price_then" integer NOT NULL,
	CONSTRAINT "favourites_member_id_product_id_pk" PRIMARY KEY("member_id","product_id"),
	CONSTRAINT "favourite_price" CHECK ("favourites"."price_then" > 0)
);

CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "checkouts_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "checkout_key" UNIQUE("member_id","key"),
	CONSTRAINT "checkout_state" CHECK ("checkouts"."state" in ('open', 'paid', 'expired', 'cancelled', 'onDelivery')),
	CONSTRAINT "checkout_total" CHECK ("checkouts"."total" >= 0)
);

CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

CREATE TABLE "order_lines" (
	"order_no" text NOT NULL,
	"position" smallint NOT NULL,
	"offer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"picture" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"line_total" integer NOT NULL,
	CONSTRAINT "order_lines_order_no_position_pk" PRIMARY KEY("order_no","position"),
	CONSTRAINT "line_total" CHECK ("order_lines"."line_total" = "order_lines"."price" * "order_lines"."quantity" and "order_lines"."quantity" > 0 and "order_lines"."price" >= 0)
);

CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"store_name" text NOT NULL,
	"method" text NOT NULL,
	"payment" text NOT NULL,
	"fulfilment" text NOT NULL,
	"subtotal" integer NOT NULL,
	"savings" integer NOT NULL,
	"total" integer NOT NULL,
	"units" integer NOT NULL,
	"address" jsonb NOT NULL,
	"note" text,
	"lang" text NOT NULL,
	"arrives" date NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "order_store" UNIQUE("checkout_id","store_id"),
	CONSTRAINT "order_sum" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."savings" and "orders"."savings" >= 0 and "orders"."total" >= 0)
);

CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);

CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"method" text NOT NULL,
	"total" integer NOT NULL,
	"lang" text NOT NULL,
	"reference" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_captured" CHECK ("payments"."captured" in (0, "payments"."total")),
	CONSTRAINT "payment_refunded" CHECK ("payments"."refunded" >= 0 and "payments"."refunded" <= "payments"."captured")
);

CREATE TABLE "refunds" (
	"order_no" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refunds"."amount" > 0)
);

CREATE TABLE "sandbox_charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refund_keys" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "charge_refunded" CHECK ("sandbox_charges"."refunded" >= 0 and ("sandbox_charges"."refunded" = 0 or "sandbox_charges"."state" = 'captured') and "sandbox_charges"."refunded" <= "sandbox_charges"."amount")
);

CREATE TABLE "idempotency" (
	"member_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" char(43) NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_member_id_route_key_pk" PRIMARY KEY("member_id","route","key")
);

CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone NOT NULL
);

CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);

CREATE TABLE "search_categories" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);

CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"ka" "tsvector" NOT NULL,
	"en" "tsvector" NOT NULL,
	"ru" "tsvector" NOT NULL,
	"zh" "tsvector" NOT NULL
);

CREATE TABLE "search_queries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_queries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lang" text NOT NULL,
	"query" text NOT NULL,
	"uses" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_query" UNIQUE("lang","query")
);

CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"sound" text,
	"said" text,
	"uses" integer NOT NULL,
	"near" text[] NOT NULL
);

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_cards" ADD CONSTRAINT "product_cards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holds" ADD CONSTRAINT "holds_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "search_categories" ADD CONSTRAINT "search_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "verification_codes_expires_at_index" ON "verification_codes" USING btree ("expires_at");
CREATE INDEX "sessions_member_id_index" ON "sessions" USING btree ("member_id");
CREATE INDEX "addresses_member_id_index" ON "addresses" USING btree ("member_id");
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("member_id") WHERE is_default and deleted_at is null;
CREATE INDEX "categories_parent_id_index" ON "categories" USING btree ("parent_id");
CREATE INDEX "offers_product_id_index" ON "offers" USING btree ("product_id");
CREATE INDEX "product_cards_child" ON "product_cards" USING btree ("category_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);
CREATE INDEX "product_cards_top" ON "product_cards" USING btree ("top_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);
CREATE INDEX "product_cards_store_id_index" ON "product_cards" USING btree ("store_id");
CREATE INDEX "product_cards_cut" ON "product_cards" USING btree ("top_id") WHERE "product_cards"."list_price" is not null;
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");
CREATE INDEX "products_store_id_index" ON "products" USING btree ("store_id");
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");
CREATE INDEX "products_created_at_index" ON "products" USING btree ("created_at");
CREATE INDEX "holds_open" ON "holds" USING btree ("offer_id") WHERE state = 'open';
CREATE UNIQUE INDEX "holds_one_open" ON "holds" USING btree ("checkout_id","offer_id") WHERE state = 'open';
CREATE INDEX "stock_ledger_offer_id_index" ON "stock_ledger" USING btree ("offer_id");
CREATE INDEX "stock_ledger_at_index" ON "stock_ledger" USING btree ("at");
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","created_at");
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("expires_at") WHERE state = 'open';
CREATE INDEX "checkouts_open_of_member" ON "checkouts" USING btree ("member_id") WHERE state = 'open';
CREATE INDEX "order_events_order_no_index" ON "order_events" USING btree ("order_no");
CREATE INDEX "order_lines_offer_id_index" ON "order_lines" USING btree ("offer_id");
CREATE INDEX "orders_of_member" ON "orders" USING btree ("member_id","placed_at" DESC NULLS LAST);
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE fulfilment = 'delivered';
CREATE INDEX "payments_member_id_index" ON "payments" USING btree ("member_id");
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");
CREATE INDEX "limits_end" ON "limits" USING btree ("ends_at");
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE done_at is null;
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");
CREATE INDEX "search_queries_start" ON "search_queries" USING btree ("lang","query" text_pattern_ops);
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme");
CREATE INDEX "search_words_start" ON "search_words" USING btree ("word" text_pattern_ops);
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");
CREATE INDEX "search_words_said" ON "search_words" USING btree ("said" text_pattern_ops);
CREATE INDEX "search_words_near" ON "search_words" USING gin ("near");
-- 0001_guards.sql
-- History is append-only: the database itself refuses to change or remove a row.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();
create trigger stock_ledger_append_only before update or delete on stock_ledger for each row execute function refuse_change();

-- Whoever makes an offer, its first stock is in the ledger.
create function note_initial_stock() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (offer_id, kind, quantity) select id, 'initial', stock_on_hand from added;
  return null;
end $$;

create trigger offers_initial_stock after insert on offers referencing new table as added for each statement execute function note_initial_stock();
-- 0001_search.sql
-- One stemmer for every document: Latin letters by the English rules, all others by the Russian ones, which leave
-- Georgian and Chinese as they are. Without stop words: a shop's texts are short, and "for" may be all that was typed.
create text search dictionary mall_english (template = snowball, language = english);
create text search dictionary mall_russian (template = snowball, language = russian);
create text search configuration mall (copy = russian);
alter text search configuration mall alter mapping for asciiword, asciihword, hword_asciipart with mall_english;
alter text search configuration mall alter mapping for word, hword, hword_part with mall_russian;

-- A document of four texts, weighted A to D.
create function search_document(parts jsonb) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('mall', parts->>0), 'A') || setweight(to_tsvector('mall', parts->>1), 'B')
    || setweight(to_tsvector('mall', parts->>2), 'C') || setweight(to_tsvector('mall', parts->>3), 'D')
$$;

-- A word as documents hold it.
create function search_lexeme(word text) returns text language sql immutable parallel safe as $$
  select (tsvector_to_array(to_tsvector('mall', word)))[1]
$$;

-- A product's card row, made of what is there now. The product is locked first, so that of two changes at once the
-- second sees the first; the statement after the lock has a new snapshot.
create function refresh_product_card(wanted integer) returns void language plpgsql as $$
begin
  perform 1 from products where id = wanted for no key update;
  insert into product_cards as card (product_id, category_id, top_id, brand_id, store_id, offer_id, offer_count, price, list_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, o.id, o.offer_count, o.price, o.list_price, o.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral (
    select id, price, list_price, stock_on_hand > stock_held as in_stock, (count(*) over ())::int as offer_count
    from offers where product_id = p.id
    order by (stock_on_hand > stock_held) desc, price, position
    limit 1
  ) o
  where p.id = wanted and p.on_sale
  on conflict (product_id) do update set
    category_id = excluded.category_id, top_id = excluded.top_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, list_price = excluded.list_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  if not found then delete from product_cards where product_id = wanted; end if;
end $$;

create function offer_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_card(coalesce(new.product_id, old.product_id));
  return null;
end $$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_card(new.id);
  return null;
end $$;

create function category_moved() returns trigger language plpgsql as $$
begin
  update product_cards set top_id = coalesce(new.parent_id, new.id) where category_id = new.id;
  return null;
end $$;

-- At the end of the transaction, so that the card is locked for moments only.
create constraint trigger offer_comes_or_goes after insert or delete on offers
  deferrable initially deferred for each row execute function offer_changed();
create constraint trigger offer_changes after update on offers
  deferrable initially deferred for each row
  when (old.price is distinct from new.price or old.list_price is distinct from new.list_price
    or old.position is distinct from new.position
    or (old.stock_on_hand > old.stock_held) is distinct from (new.stock_on_hand > new.stock_held))
  execute function offer_changed();
create constraint trigger product_changes after update on products
  deferrable initially deferred for each row
  when ((old.category_id, old.brand_id, old.store_id, old.on_sale, old.sold, old.created_at)
    is distinct from (new.category_id, new.brand_id, new.store_id, new.on_sale, new.sold, new.created_at))
  execute function product_changed();
create trigger category_moves after update of parent_id on categories for each row execute function category_moved();
-- 20261121141513_goods.sql
ALTER TABLE "stock_ledger" DROP CONSTRAINT "ledger_kind";
ALTER TABLE "offers" ADD COLUMN "key" text;
-- The key that an import gives an offer without one: its values.
update offers set key = coalesce(nullif((select string_agg(value, '/' order by place) from jsonb_array_elements_text(values) with ordinality as v(value, place)), ''), 'offer-1');
ALTER TABLE "offers" ALTER COLUMN "key" SET NOT NULL;
ALTER TABLE "offers" ADD COLUMN "source_stock" integer;
ALTER TABLE "products" ADD COLUMN "source_hash" text;
ALTER TABLE "stores" ADD COLUMN "about" jsonb;
ALTER TABLE "stores" ADD COLUMN "picture" jsonb;
ALTER TABLE "offers" ADD CONSTRAINT "offer_key" UNIQUE("product_id","key");
ALTER TABLE "stock_ledger" ADD CONSTRAINT "ledger_kind" CHECK ("stock_ledger"."kind" in ('initial', 'sold', 'restocked', 'added', 'removed'));

-- Pictures have other addresses now, and only imported goods have those. Until now there were none but the demo mall's,
-- which come in anew by their keys.
update products set on_sale = false;

-- The cards of many products at once, as refresh_product_card makes them one by one.
create function refresh_product_cards(wanted integer[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(wanted) order by id for no key update;
  insert into product_cards as card (product_id, category_id, top_id, brand_id, store_id, offer_id, offer_count, price, list_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, o.id, o.offer_count, o.price, o.list_price, o.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral (
    select id, price, list_price, stock_on_hand > stock_held as in_stock, (count(*) over ())::int as offer_count
    from offers where product_id = p.id
    order by (stock_on_hand > stock_held) desc, price, position
    limit 1
  ) o
  where p.id = any(wanted) and p.on_sale
  on conflict (product_id) do update set
    category_id = excluded.category_id, top_id = excluded.top_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, list_price = excluded.list_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  delete from product_cards c using products p where p.id = c.product_id and p.id = any(wanted) and not p.on_sale;
end $$;

-- A transaction that says `set local kalata.cards = 'later'` makes the cards of all it changed at its end, in one go.
create or replace function offer_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.cards', true) is distinct from 'later' then
    perform refresh_product_card(coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

create or replace function product_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.cards', true) is distinct from 'later' then
    perform refresh_product_card(new.id);
  end if;
  return null;
end $$;
-- 20261121145457_banners.sql
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"tone" text NOT NULL,
	"picture" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "banners_key_unique" UNIQUE("key")
);

ALTER TABLE "banners" ADD CONSTRAINT "banners_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
-- 20261121151848_accounts.sql
CREATE TABLE "known_browsers" (
	"member_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser" PRIMARY KEY("member_id","browser")
);

CREATE TABLE "sign_in_links" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"member_id" uuid NOT NULL,
	"mail" text,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_link" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "sign_in_link_of_member" UNIQUE("member_id","provider")
);

CREATE TABLE "sign_in_trips" (
	"state_hash" char(43) PRIMARY KEY NOT NULL,
	"browser_hash" char(43) NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"member_id" uuid,
	"redirect" text,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);

CREATE TABLE "uploads" (
	"member_id" uuid NOT NULL,
	"src" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload" PRIMARY KEY("member_id","src")
);

ALTER TABLE "members" DROP CONSTRAINT "member_reachable";
ALTER TABLE "members" ALTER COLUMN "password_hash" DROP NOT NULL;
ALTER TABLE "members" ADD COLUMN "contact_mail" text;
ALTER TABLE "members" ADD COLUMN "avatar_url" text;
ALTER TABLE "members" ADD COLUMN "deleted_at" timestamp with time zone;
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sign_in_trips" ADD CONSTRAINT "sign_in_trips_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "sign_in_trips_expires_at_index" ON "sign_in_trips" USING btree ("expires_at");
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("member_id","created_at" DESC NULLS LAST);
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id") WHERE read_at is null;
CREATE INDEX "uploads_uploaded_at_index" ON "uploads" USING btree ("uploaded_at");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
ALTER TABLE "members" ADD CONSTRAINT "member_removed" CHECK ("members"."deleted_at" is null or ("members"."first_name" = '' and "members"."last_name" = '' and num_nonnulls("members"."company_name", "members"."company_code",
        "members"."email", "members"."mobile_phone", "members"."password_hash", "members"."contact_mail", "members"."avatar_url") = 0));
-- 20261121172616_outbox-done.sql
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE done_at is not null;
create table migrations (name text primary key, applied_at timestamptz not null default now());

-- The data, as it was written: triggers and foreign keys have had their say.
set session_replication_role = replica;
insert into "addresses" ("id", "member_id", "form", "is_default", "created_at", "deleted_at") values
('0bbc8771-192d-4145-be7f-05b328af70dd', '51b7d724-7c9e-4275-9013-b31a01edb474', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:00:21+00', null),
('0cf55126-3cff-474c-9f69-5f55f8495c8c', '66ad7069-ca07-4cbc-a0de-a825dc3b6025', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:25:31+00', null),
('17ace7ee-e50a-49d8-a493-0ad693cdcc8e', '2ef5c67a-11d7-4db7-b84d-4136b2369472', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:31:59+00', null),
('201c1e78-9dde-4c4f-8922-6dc870515d76', '2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:52:02+00', null),
('31be0af6-71ab-4a94-b9bd-0304b549e7d3', '2a4ba088-7ad4-4b9e-8088-b099705e1934', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:35:06+00', null),
('369afe3c-3899-415b-b300-483dd5db6d88', '52dfe39b-d103-4f90-90c4-15ba1182d259', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:35:27+00', null),
('3e19e7dd-3111-42fe-ae7b-38f972ff8d9a', '3a674ae4-c34b-461d-b8cc-074d8a4d798a', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:52:09+00', null),
('52dbcb0a-aacd-456f-9769-17269d58d14e', 'f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:19:17+00', null),
('56768572-9fc3-4b47-82dc-94c95d46e334', '4e267e60-4df0-4471-8dd8-83a679fd5b84', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:25:38+00', null),
('56b2275f-9d83-4270-939a-e94cf5731951', '9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:00:07+00', null),
('58ee5286-0786-449f-831c-dea05833326c', 'a60f7965-8b1d-4e17-942f-ea4c6d428c48', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:00:28+00', null),
('6459b400-e2af-491f-96d4-f01b406842f1', 'bd388d9e-9353-4424-840f-2bbadda9c678', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:22:24+00', null),
('67082037-983a-4996-88de-db85d83b8b67', '0b75d11f-8428-4b5b-813c-e482b75902ce', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:28:52+00', null),
('6d183efe-3da5-4fce-8666-bf64582959b7', '1087c489-6664-449b-97b8-4ccaa8c10d88', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:35:34+00', null),
('7111c978-ad29-4def-bb8c-d8cc10e9b31b', 'b8834c67-8a3b-4b24-b820-1e2cc76ae211', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:16:56+00', null),
('8bf9f4ce-27d5-4c2a-9241-cf9b0a501324', '0e7e4416-7b82-44e3-a839-633b0c55fa0b', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:26:45+00', null),
('a390d85a-5ecb-4ca4-bbb6-c31cbaafdccd', '56a08609-04eb-456f-8469-8309f3fa974d', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:51:55+00', null),
('ad5bc7a2-582a-484c-9f7a-8df67f022c69', '874fadb1-88e0-4cc0-80de-8c2292d0a185', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:51:48+00', null),
('c08d89f8-ff86-49c7-b391-447222bd6761', '47e18cde-224b-4a0f-9f1a-bdae461bda73', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:35:13+00', null),
('c3f23c2e-5b59-4c0d-b4cc-b1a760508f82', '68d5f36d-3874-4799-adc9-c639d2ff69df', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:17:03+00', null),
('cecff4d3-541c-4849-b5f5-53e1a14c59bd', 'eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:00:35+00', null),
('d1760044-8bcf-402f-82e7-0bf55a06b128', '7c30e297-1fff-422f-9f1f-e2a644a110c7', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:35:20+00', null),
('d5bb0996-38a1-4141-b521-34ad15c9d38e', 'd0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:52:09+00', null),
('e5f9be5e-ec8c-44d8-b72a-1599340dd6d9', 'aed3b2e7-34ca-4486-9266-db520481c685', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:52:09+00', null),
('ecdbb09b-d16e-492a-9f03-b7f1e71fe82c', 'f69e913e-7f4a-455a-8e72-21600b0b0804', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:16:49+00', null),
('eee6ae7e-89ad-4312-813b-7ea1b76b0bbf', '8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:16:42+00', null),
('ef9fe325-5b14-41e5-926a-c43e583600cd', '6a7c5a40-249c-4bbc-ab41-347fa6d1352d', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:00:14+00', null),
('f7a34f82-5ce2-43e9-b04d-795a31d4da07', '00f84c3d-5a00-49f0-8d3d-4728a2814e22', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:17:10+00', null),
('ff0f98c7-da7a-47bf-8e7b-29f35c14d05b', 'e5861ec5-9fa8-4669-9423-b8e3a614cab0', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', 'true', '2026-11-20 08:51:41+00', null);
insert into "brands" ("id", "key", "name", "position") overriding system value values
('1', '295c4834-aea3-4722-afad-d9f66931b4d6', 'Kera', '0');
select setval(pg_get_serial_sequence('"brands"', 'id'), (select max("id") from "brands"));
insert into "cart_lines" ("member_id", "offer_id", "slot", "quantity", "seen_price", "selected", "added_at") values
('3a674ae4-c34b-461d-b8cc-074d8a4d798a', '2', '3', '20', '100', 'true', '2026-11-20 08:52:09+00'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '1', '2', '3', '8950', 'true', '2026-11-20 08:52:09+00'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '4', '5', '1', '2500', 'true', '2026-11-20 08:52:09+00'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '8', '9', '2', '5000', 'true', '2026-11-20 08:52:09+00');
insert into "categories" ("id", "key", "parent_id", "text", "icon", "picture", "position") overriding system value values
('1', 'a1cca493-40ea-4de0-bd36-a6cd8063a5db', null, '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('2', '917292c1-5f3c-4042-ab9f-1af6e910abc1', '1', '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('3', '2541c453-b397-45f5-8d9e-77e8f0f989da', null, '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('4', 'd8fabe2e-8376-4eea-840c-968305853bb1', '3', '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('5', '406dce49-06e9-45dd-a2bb-5592445b1e79', null, '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('6', '6a8ae69a-9551-42d8-9f20-e746a662c0f6', '5', '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('7', '52a59458-83c5-486c-99e6-7b1c0372d260', null, '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0'),
('8', '7c572aaa-e729-4100-8209-d414eafa77e8', '7', '{"en": "Category", "ka": "Category", "ru": "Category", "zh": "Category"}', 'box', '{"src": "/media/none", "width": 640, "height": 640}', '0');
select setval(pg_get_serial_sequence('"categories"', 'id'), (select max("id") from "categories"));
insert into "checkouts" ("id", "member_id", "key", "payment_id", "state", "total", "created_at", "expires_at") values
('0abb3208-b850-472c-8fcd-8a2a8e4d8a90', 'f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', '1dcfcb08-aa20-438d-9491-bababe58c21d', '13a80136-fd7b-4ab1-990b-cc4b72ef9b30', 'onDelivery', '100', '2026-11-20 08:19:17+00', null),
('0c2d5e52-b1b5-4c48-b4de-f943d0b220c1', 'bd388d9e-9353-4424-840f-2bbadda9c678', 'edb84049-a987-46fb-a2a9-a97e94f88a82', '370f7fe2-fe18-4c2a-a33d-c15732cdc99f', 'onDelivery', '100', '2026-11-20 08:22:24+00', null),
('1b3b5b16-cee9-467e-a06a-a9036b6d199c', 'f69e913e-7f4a-455a-8e72-21600b0b0804', '5eb005f3-d639-447a-8bfb-673c4bd7debd', '07f078ac-d403-4fca-a991-1c7817db4fbe', 'cancelled', '24000', '2026-11-20 08:16:49+00', '2026-11-20 08:31:49+00'),
('20c3c52b-2e4b-48d6-8d20-e608cf3dbf62', 'eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', 'c54b9807-8125-4739-b8ad-9d417a5f3af4', '7190f8f6-b5c7-49af-b2b8-33e3083e2dda', 'expired', '1234', '2026-11-20 08:00:35+00', '2026-11-20 08:15:35+00'),
('264de40e-051b-46f8-b678-918fdb81c899', '9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '81fd2161-d6db-48e4-b472-bfff76a7dcff', '7318b80d-83bf-4830-9e03-1be2419bc70c', 'paid', '24000', '2026-11-20 08:00:07+00', '2026-11-20 08:15:07+00'),
('26517310-b384-4466-ab20-5ad4ac95b291', '6a7c5a40-249c-4bbc-ab41-347fa6d1352d', '8606575e-bf78-4fc6-8836-c3c91d150b5c', 'c8b6ecc7-50cc-4949-a0b1-6000c4ec1f57', 'paid', '8950', '2026-11-20 08:00:14+00', '2026-11-20 08:15:14+00'),
('3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2a4ba088-7ad4-4b9e-8088-b099705e1934', 'ddc46a65-e305-4003-ad8c-9e338af3b778', '61572e83-1261-48cf-9d97-de5a94872e46', 'paid', '24000', '2026-11-20 08:35:06+00', '2026-11-20 08:50:06+00'),
('4fcbdb12-eb67-4a23-ac8e-20be151bafb4', 'e5861ec5-9fa8-4669-9423-b8e3a614cab0', '398d5248-6b57-4a7f-9c42-5b65021663bc', 'cd8975d2-9bb7-487b-a591-f1582c3b8183', 'open', '24000', '2026-11-20 08:51:41+00', '2026-11-20 09:06:41+00'),
('5a558946-b5ef-4da1-87be-7642ea404580', '0e7e4416-7b82-44e3-a839-633b0c55fa0b', '064c992b-bcf9-44a7-871c-6479fae5b894', 'cef275d8-7a6d-4325-a134-0765223b4bab', 'paid', '11450', '2026-11-20 08:26:45+00', '2026-11-20 08:41:45+00'),
('6b5ec880-b563-4427-b196-cd57763ae1db', '52dfe39b-d103-4f90-90c4-15ba1182d259', 'aeca6634-6417-437a-b594-d95ac769369a', '7fcd7d3e-c443-4748-ab9e-321d72a9a3f5', 'cancelled', '24000', '2026-11-20 08:35:27+00', '2026-11-20 08:50:27+00'),
('6b8931bc-dbce-43d1-927a-e82c96c89c00', 'b8834c67-8a3b-4b24-b820-1e2cc76ae211', '6038ed26-b467-42b8-9d97-c3c7d8071ff8', '31c616cf-00f8-4df1-8cf5-748adad02b24', 'onDelivery', '24000', '2026-11-20 08:16:56+00', null),
('7823cec8-fde8-4523-aff9-977837f8f409', '4e267e60-4df0-4471-8dd8-83a679fd5b84', 'fd565216-4e77-431c-8620-9719c5464c9b', 'f7e2f945-7c6e-4653-9995-cd98a827f82e', 'paid', '8950', '2026-11-20 08:25:38+00', '2026-11-20 08:40:38+00'),
('7ce09d22-eca8-4b64-a507-1ca9ae6e920f', 'a60f7965-8b1d-4e17-942f-ea4c6d428c48', '6435b5b4-62b3-4a71-a784-3aaeba12fd0d', '138c7ce4-c56f-4f51-bc72-2c83885fd2e9', 'paid', '4321', '2026-11-20 08:00:28+00', '2026-11-20 08:15:28+00'),
('8e1ad33a-9f75-4c72-b04a-1d176d5bee95', '874fadb1-88e0-4cc0-80de-8c2292d0a185', '55eeb019-b9a6-4a61-886f-4c2192bf33df', '82b03fc8-95ba-4de7-9cf3-f3fc34a32a86', 'open', '8950', '2026-11-20 08:51:48+00', '2026-11-20 09:06:48+00'),
('971a7f28-640b-49c6-abc0-2bf0e1364fdc', '2ef5c67a-11d7-4db7-b84d-4136b2369472', '1dbddff6-4c61-474b-8f0e-af5640988946', 'aeded283-2803-4408-b481-21a63c2f5360', 'paid', '2000', '2026-11-20 08:31:59+00', '2026-11-20 08:46:59+00'),
('9a038f64-0c8d-422d-912c-a9d235fd407f', '56a08609-04eb-456f-8469-8309f3fa974d', 'b948ab69-4740-4b83-a207-a47b39c6842e', '78f9d23f-817c-42bb-b3e0-9c52c1d680e6', 'open', '8950', '2026-11-20 08:51:55+00', '2026-11-20 09:06:55+00'),
('b091181c-1107-4426-a9b7-8ef52ba9c922', '00f84c3d-5a00-49f0-8d3d-4728a2814e22', '53ced063-fecc-4a7c-b668-76fa0b841573', 'f367f338-5f47-46d5-b417-ebea06529746', 'onDelivery', '100', '2026-11-20 08:17:10+00', null),
('b173e62f-a16c-4d23-adda-7dfc0a582c10', '8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', '78ad2d30-8288-4c08-a71b-ef94b31a8f34', '4481f67f-fd10-4feb-9d99-a7233fb900f8', 'onDelivery', '1234', '2026-11-20 08:16:42+00', null),
('c3eb7f41-bef6-4797-94d9-9bcc616f9c9a', 'aed3b2e7-34ca-4486-9266-db520481c685', '6321b904-7c8c-409c-a817-e62680378f85', '8db64774-5faa-47e8-b5f6-bbdfb8b3bf6f', 'onDelivery', '300', '2026-11-20 08:52:09+00', '2026-11-20 09:07:09+00'),
('cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', '0b75d11f-8428-4b5b-813c-e482b75902ce', 'eb906865-c4f3-4faf-82c7-1bd24079607c', '35156305-911f-4ee8-8636-c2642d3bddb3', 'paid', '4000', '2026-11-20 08:28:52+00', '2026-11-20 08:43:52+00'),
('d15fc497-413a-4c3a-a465-1cfe631bd847', '51b7d724-7c9e-4275-9013-b31a01edb474', '5c0a838c-7444-4a0e-8612-c4d93e07c2e5', '64d72a10-ac57-45bf-9954-e88ee0dc9001', 'expired', '24000', '2026-11-20 08:00:21+00', '2026-11-20 08:15:21+00'),
('d29c7a25-3dbd-4c2e-a285-555937e525f1', '68d5f36d-3874-4799-adc9-c639d2ff69df', '7005383d-eb8d-4455-b5fe-38a422758ae0', '7d2ee2b7-12fe-4ac8-b317-5d8c973ce6c6', 'onDelivery', '200', '2026-11-20 08:17:03+00', null),
('d57df0fa-28a1-46a3-b6f9-87be71611f61', '47e18cde-224b-4a0f-9f1a-bdae461bda73', '08261859-9019-450e-8bf0-29b39323876d', 'efd1dbcc-32a6-4ffc-a49a-3a863a80bf15', 'paid', '8950', '2026-11-20 08:35:13+00', '2026-11-20 08:50:13+00'),
('e1087e23-f372-4128-81d3-4f2e87da3c27', '2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', '3aa5a43c-fc4c-449b-a52a-0be8a07f3d4e', '55f553a0-db0d-4378-ac19-37076673b630', 'open', '8950', '2026-11-20 08:52:02+00', '2026-11-20 09:07:02+00'),
('e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '66ad7069-ca07-4cbc-a0de-a825dc3b6025', '8b08a94c-e365-4071-8ba2-fca54e08f23c', 'e77c0322-ea0f-4218-9781-450c60ed43aa', 'paid', '24000', '2026-11-20 08:25:31+00', '2026-11-20 08:40:31+00'),
('ee7712a7-cb9a-4c19-b303-6f74525cfdd0', '7c30e297-1fff-422f-9f1f-e2a644a110c7', '86a5ac83-afbc-4793-9aa0-f957f09ece7c', '59dbbcbb-1ffe-4bf2-be3e-a80109168fa8', 'cancelled', '100', '2026-11-20 08:35:20+00', '2026-11-20 08:50:20+00'),
('f1bf4f79-f3ce-479f-b756-ab568e1c8dcc', '1087c489-6664-449b-97b8-4ccaa8c10d88', 'f1a4e2c3-8484-4064-9742-7b926b0cd6fd', '63cabd96-5f45-48f7-85b8-7428926a2a41', 'expired', '100', '2026-11-20 08:35:34+00', '2026-11-20 08:50:34+00');
insert into "favourites" ("member_id", "product_id", "created_at", "price_then") values
('3a674ae4-c34b-461d-b8cc-074d8a4d798a', '2', '2026-11-20 08:52:09+00', '100'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '1', '2026-11-20 08:52:09+00', '8950'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '3', '2026-11-20 08:52:09+00', '2000'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '4', '2026-11-20 08:52:09+00', '4321');
insert into "holds" ("checkout_id", "offer_id", "round", "quantity", "state", "expires_at", "ended_at") values
('0abb3208-b850-472c-8fcd-8a2a8e4d8a90', '2', '1', '1', 'confirmed', null, '2026-11-20 08:19:17+00'),
('0c2d5e52-b1b5-4c48-b4de-f943d0b220c1', '2', '1', '1', 'confirmed', null, '2026-11-20 08:22:24+00'),
('1b3b5b16-cee9-467e-a06a-a9036b6d199c', '1', '1', '2', 'released', '2026-11-20 08:31:49+00', '2026-11-20 08:16:49+00'),
('1b3b5b16-cee9-467e-a06a-a9036b6d199c', '2', '1', '1', 'released', '2026-11-20 08:31:49+00', '2026-11-20 08:16:49+00'),
('1b3b5b16-cee9-467e-a06a-a9036b6d199c', '3', '1', '3', 'released', '2026-11-20 08:31:49+00', '2026-11-20 08:16:49+00'),
('20c3c52b-2e4b-48d6-8d20-e608cf3dbf62', '7', '1', '1', 'expired', '2026-11-20 08:15:35+00', '2026-11-20 08:16:35+00'),
('264de40e-051b-46f8-b678-918fdb81c899', '1', '1', '2', 'confirmed', '2026-11-20 08:15:07+00', '2026-11-20 08:00:07+00'),
('264de40e-051b-46f8-b678-918fdb81c899', '2', '1', '1', 'confirmed', '2026-11-20 08:15:07+00', '2026-11-20 08:00:07+00'),
('264de40e-051b-46f8-b678-918fdb81c899', '3', '1', '3', 'confirmed', '2026-11-20 08:15:07+00', '2026-11-20 08:00:07+00'),
('26517310-b384-4466-ab20-5ad4ac95b291', '1', '1', '1', 'confirmed', '2026-11-20 08:15:14+00', '2026-11-20 08:00:14+00'),
('3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '1', '1', '2', 'confirmed', '2026-11-20 08:50:06+00', '2026-11-20 08:35:06+00'),
('3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2', '1', '1', 'confirmed', '2026-11-20 08:50:06+00', '2026-11-20 08:35:06+00'),
('3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '3', '1', '3', 'confirmed', '2026-11-20 08:50:06+00', '2026-11-20 08:35:06+00'),
('4fcbdb12-eb67-4a23-ac8e-20be151bafb4', '1', '1', '2', 'open', '2026-11-20 09:06:41+00', null),
('4fcbdb12-eb67-4a23-ac8e-20be151bafb4', '2', '1', '1', 'open', '2026-11-20 09:06:41+00', null),
('4fcbdb12-eb67-4a23-ac8e-20be151bafb4', '3', '1', '3', 'open', '2026-11-20 09:06:41+00', null),
('5a558946-b5ef-4da1-87be-7642ea404580', '1', '1', '1', 'confirmed', '2026-11-20 08:41:45+00', '2026-11-20 08:26:45+00'),
('5a558946-b5ef-4da1-87be-7642ea404580', '4', '1', '1', 'confirmed', '2026-11-20 08:41:45+00', '2026-11-20 08:26:45+00'),
('6b5ec880-b563-4427-b196-cd57763ae1db', '1', '1', '2', 'released', '2026-11-20 08:50:27+00', '2026-11-20 08:35:27+00'),
('6b5ec880-b563-4427-b196-cd57763ae1db', '2', '1', '1', 'released', '2026-11-20 08:50:27+00', '2026-11-20 08:35:27+00'),
('6b5ec880-b563-4427-b196-cd57763ae1db', '3', '1', '3', 'released', '2026-11-20 08:50:27+00', '2026-11-20 08:35:27+00'),
('6b8931bc-dbce-43d1-927a-e82c96c89c00', '1', '1', '2', 'confirmed', null, '2026-11-20 08:16:56+00'),
('6b8931bc-dbce-43d1-927a-e82c96c89c00', '2', '1', '1', 'confirmed', null, '2026-11-20 08:16:56+00'),
('6b8931bc-dbce-43d1-927a-e82c96c89c00', '3', '1', '3', 'confirmed', null, '2026-11-20 08:16:56+00'),
('7823cec8-fde8-4523-aff9-977837f8f409', '1', '1', '1', 'confirmed', '2026-11-20 08:40:38+00', '2026-11-20 08:25:38+00'),
('7ce09d22-eca8-4b64-a507-1ca9ae6e920f', '6', '1', '1', 'expired', '2026-11-20 08:15:28+00', '2026-11-20 08:16:35+00'),
('7ce09d22-eca8-4b64-a507-1ca9ae6e920f', '6', '2', '1', 'confirmed', null, '2026-11-20 08:16:35+00'),
('8e1ad33a-9f75-4c72-b04a-1d176d5bee95', '1', '1', '1', 'open', '2026-11-20 09:06:48+00', null),
('971a7f28-640b-49c6-abc0-2bf0e1364fdc', '3', '1', '1', 'confirmed', '2026-11-20 08:46:59+00', '2026-11-20 08:31:59+00'),
('9a038f64-0c8d-422d-912c-a9d235fd407f', '1', '1', '1', 'open', '2026-11-20 09:06:55+00', null),
('b091181c-1107-4426-a9b7-8ef52ba9c922', '2', '1', '1', 'confirmed', null, '2026-11-20 08:17:10+00'),
('b173e62f-a16c-4d23-adda-7dfc0a582c10', '7', '1', '1', 'confirmed', null, '2026-11-20 08:16:42+00'),
('c3eb7f41-bef6-4797-94d9-9bcc616f9c9a', '2', '1', '3', 'confirmed', '2026-11-20 09:07:09+00', '2026-11-20 08:52:09+00'),
('cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', '3', '1', '2', 'confirmed', '2026-11-20 08:43:52+00', '2026-11-20 08:28:52+00'),
('d15fc497-413a-4c3a-a465-1cfe631bd847', '1', '1', '2', 'expired', '2026-11-20 08:15:21+00', '2026-11-20 08:16:35+00'),
('d15fc497-413a-4c3a-a465-1cfe631bd847', '2', '1', '1', 'expired', '2026-11-20 08:15:21+00', '2026-11-20 08:16:35+00'),
('d15fc497-413a-4c3a-a465-1cfe631bd847', '3', '1', '3', 'expired', '2026-11-20 08:15:21+00', '2026-11-20 08:16:35+00'),
('d29c7a25-3dbd-4c2e-a285-555937e525f1', '2', '1', '2', 'confirmed', null, '2026-11-20 08:17:03+00'),
('d57df0fa-28a1-46a3-b6f9-87be71611f61', '1', '1', '1', 'confirmed', '2026-11-20 08:50:13+00', '2026-11-20 08:35:13+00'),
('e1087e23-f372-4128-81d3-4f2e87da3c27', '1', '1', '1', 'open', '2026-11-20 09:07:02+00', null),
('e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '1', '1', '2', 'confirmed', '2026-11-20 08:40:31+00', '2026-11-20 08:25:31+00'),
('e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '2', '1', '1', 'confirmed', '2026-11-20 08:40:31+00', '2026-11-20 08:25:31+00'),
('e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '3', '1', '3', 'confirmed', '2026-11-20 08:40:31+00', '2026-11-20 08:25:31+00'),
('ee7712a7-cb9a-4c19-b303-6f74525cfdd0', '2', '1', '1', 'released', '2026-11-20 08:50:20+00', '2026-11-20 08:35:20+00'),
('f1bf4f79-f3ce-479f-b756-ab568e1c8dcc', '2', '1', '1', 'expired', '2026-11-20 08:50:34+00', '2026-11-20 08:51:34+00');
insert into "known_browsers" ("member_id", "browser", "first_seen") values
('00f84c3d-5a00-49f0-8d3d-4728a2814e22', '? ? computer', '2026-11-20 08:17:10+00'),
('0b75d11f-8428-4b5b-813c-e482b75902ce', '? ? computer', '2026-11-20 08:28:52+00'),
('0e7e4416-7b82-44e3-a839-633b0c55fa0b', '? ? computer', '2026-11-20 08:26:45+00'),
('1087c489-6664-449b-97b8-4ccaa8c10d88', '? ? computer', '2026-11-20 08:35:34+00'),
('2a4ba088-7ad4-4b9e-8088-b099705e1934', '? ? computer', '2026-11-20 08:35:06+00'),
('2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', '? ? computer', '2026-11-20 08:52:02+00'),
('2ef5c67a-11d7-4db7-b84d-4136b2369472', '? ? computer', '2026-11-20 08:31:59+00'),
('3a674ae4-c34b-461d-b8cc-074d8a4d798a', '? ? computer', '2026-11-20 08:52:09+00'),
('47e18cde-224b-4a0f-9f1a-bdae461bda73', '? ? computer', '2026-11-20 08:35:13+00'),
('4e267e60-4df0-4471-8dd8-83a679fd5b84', '? ? computer', '2026-11-20 08:25:38+00'),
('51b7d724-7c9e-4275-9013-b31a01edb474', '? ? computer', '2026-11-20 08:00:21+00'),
('52dfe39b-d103-4f90-90c4-15ba1182d259', '? ? computer', '2026-11-20 08:35:27+00'),
('56a08609-04eb-456f-8469-8309f3fa974d', '? ? computer', '2026-11-20 08:51:55+00'),
('66ad7069-ca07-4cbc-a0de-a825dc3b6025', '? ? computer', '2026-11-20 08:25:31+00'),
('68d5f36d-3874-4799-adc9-c639d2ff69df', '? ? computer', '2026-11-20 08:17:03+00'),
('6a7c5a40-249c-4bbc-ab41-347fa6d1352d', '? ? computer', '2026-11-20 08:00:14+00'),
('7c30e297-1fff-422f-9f1f-e2a644a110c7', '? ? computer', '2026-11-20 08:35:20+00'),
('874fadb1-88e0-4cc0-80de-8c2292d0a185', '? ? computer', '2026-11-20 08:51:48+00'),
('8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', '? ? computer', '2026-11-20 08:16:42+00'),
('9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '? ? computer', '2026-11-20 08:00:07+00'),
('a60f7965-8b1d-4e17-942f-ea4c6d428c48', '? ? computer', '2026-11-20 08:00:28+00'),
('aed3b2e7-34ca-4486-9266-db520481c685', '? ? computer', '2026-11-20 08:52:09+00'),
('b8834c67-8a3b-4b24-b820-1e2cc76ae211', '? ? computer', '2026-11-20 08:16:56+00'),
('bd388d9e-9353-4424-840f-2bbadda9c678', '? ? computer', '2026-11-20 08:22:24+00'),
('cb5b0cc1-9641-41f4-95d3-3b9a545ef6d2', '? ? computer', '2026-11-20 08:52:09+00'),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '? ? computer', '2026-11-20 08:52:09+00'),
('e5861ec5-9fa8-4669-9423-b8e3a614cab0', '? ? computer', '2026-11-20 08:51:41+00'),
('eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', '? ? computer', '2026-11-20 08:00:35+00'),
('f69e913e-7f4a-455a-8e72-21600b0b0804', '? ? computer', '2026-11-20 08:16:49+00'),
('f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', '? ? computer', '2026-11-20 08:19:17+00');
insert into "members" ("id", "member_type", "first_name", "last_name", "company_name", "company_code", "email", "mobile_phone", "password_hash", "lang", "created_at", "contact_mail", "avatar_url", "deleted_at") values
('00f84c3d-5a00-49f0-8d3d-4728a2814e22', '0', 'ნინო', 'ბერიძე', null, null, '30d6ff66-ac97-4851-ac2f-2621a901d913@example.ge', null, 'none', 'ka', '2026-11-20 08:17:10+00', null, null, null),
('0b75d11f-8428-4b5b-813c-e482b75902ce', '0', 'ნინო', 'ბერიძე', null, null, '5bda6508-d596-40ac-a876-8f762f245023@example.ge', null, 'none', 'ka', '2026-11-20 08:28:52+00', null, null, null),
('0e7e4416-7b82-44e3-a839-633b0c55fa0b', '0', 'ნინო', 'ბერიძე', null, null, '780fc90f-9340-48cc-aea1-8ac3e1432ecb@example.ge', null, 'none', 'ka', '2026-11-20 08:26:45+00', null, null, null),
('1087c489-6664-449b-97b8-4ccaa8c10d88', '0', 'ნინო', 'ბერიძე', null, null, 'b7af7a60-0b08-4072-85b8-3d6927085975@example.ge', null, 'none', 'ka', '2026-11-20 08:35:34+00', null, null, null),
('2a4ba088-7ad4-4b9e-8088-b099705e1934', '0', 'ნინო', 'ბერიძე', null, null, '5832a6ed-8393-4fd2-8dce-bc488e334533@example.ge', null, 'none', 'ka', '2026-11-20 08:35:06+00', null, null, null),
('2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', '0', 'ნინო', 'ბერიძე', null, null, '20a87ee8-143a-4e91-a62e-5441d72412d8@example.ge', null, 'none', 'ka', '2026-11-20 08:52:02+00', null, null, null),
('2ef5c67a-11d7-4db7-b84d-4136b2369472', '0', 'ნინო', 'ბერიძე', null, null, 'ce0ffbed-f5e5-4fdc-992a-fb6d2a8b8cd8@example.ge', null, 'none', 'ka', '2026-11-20 08:31:59+00', null, null, null),
('3a674ae4-c34b-461d-b8cc-074d8a4d798a', '0', 'ნინო', 'ბერიძე', null, null, 'b029adcb-8579-4f3d-85dc-382e1530d5c2@example.ge', null, 'none', 'ka', '2026-11-20 08:52:09+00', null, null, null),
('47e18cde-224b-4a0f-9f1a-bdae461bda73', '0', 'ნინო', 'ბერიძე', null, null, '6ddef10b-ec72-409f-8c01-c4a492f338bf@example.ge', null, 'none', 'ka', '2026-11-20 08:35:13+00', null, null, null),
('4e267e60-4df0-4471-8dd8-83a679fd5b84', '0', 'ნინო', 'ბერიძე', null, null, '99d4e7a7-5d3a-4711-b58f-cd8c195371cb@example.ge', null, 'none', 'ka', '2026-11-20 08:25:38+00', null, null, null),
('51b7d724-7c9e-4275-9013-b31a01edb474', '0', 'ნინო', 'ბერიძე', null, null, 'd6e4b9ff-198a-4f24-b243-649c813ab041@example.ge', null, 'none', 'ka', '2026-11-20 08:00:21+00', null, null, null),
('52dfe39b-d103-4f90-90c4-15ba1182d259', '0', 'ნინო', 'ბერიძე', null, null, 'ffc07444-9856-4cfa-b12b-2215d6f0368a@example.ge', null, 'none', 'ka', '2026-11-20 08:35:27+00', null, null, null),
('56a08609-04eb-456f-8469-8309f3fa974d', '0', 'ნინო', 'ბერიძე', null, null, 'f1c51fa6-f28f-47ca-ab1f-d07713e87555@example.ge', null, 'none', 'ka', '2026-11-20 08:51:55+00', null, null, null),
('66ad7069-ca07-4cbc-a0de-a825dc3b6025', '0', 'ნინო', 'ბერიძე', null, null, '02a87591-41bb-4933-92e7-6d910232cf40@example.ge', null, 'none', 'ka', '2026-11-20 08:25:31+00', null, null, null),
('68d5f36d-3874-4799-adc9-c639d2ff69df', '0', 'ნინო', 'ბერიძე', null, null, 'a47144f7-9eb3-4f0d-b635-6ec80c233ab1@example.ge', null, 'none', 'ka', '2026-11-20 08:17:03+00', null, null, null),
('6a7c5a40-249c-4bbc-ab41-347fa6d1352d', '0', 'ნინო', 'ბერიძე', null, null, 'fe9625a0-9764-4bdc-af8c-c7a18a817a43@example.ge', null, 'none', 'ka', '2026-11-20 08:00:14+00', null, null, null),
('7c30e297-1fff-422f-9f1f-e2a644a110c7', '0', 'ნინო', 'ბერიძე', null, null, '6b93e38a-e72d-4d9e-9867-ccb7d1aaa761@example.ge', null, 'none', 'ka', '2026-11-20 08:35:20+00', null, null, null),
('874fadb1-88e0-4cc0-80de-8c2292d0a185', '0', 'ნინო', 'ბერიძე', null, null, 'f0b43213-5cdc-45c7-a967-cea785923974@example.ge', null, 'none', 'ka', '2026-11-20 08:51:48+00', null, null, null),
('8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', '0', 'ნინო', 'ბერიძე', null, null, '5e33ec0b-a494-4f9d-adec-e3411d016d17@example.ge', null, 'none', 'ka', '2026-11-20 08:16:42+00', null, null, null),
('9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '0', 'ნინო', 'ბერიძე', null, null, '5ad0d522-81a4-40eb-b3d1-61496bf6e174@example.ge', null, 'none', 'ka', '2026-11-20 08:00:07+00', null, null, null),
('a60f7965-8b1d-4e17-942f-ea4c6d428c48', '0', 'ნინო', 'ბერიძე', null, null, 'ebd59ca4-6f68-4b27-8f08-18ab5cf659ee@example.ge', null, 'none', 'ka', '2026-11-20 08:00:28+00', null, null, null),
('aed3b2e7-34ca-4486-9266-db520481c685', '0', 'ნინო', 'ბერიძე', null, null, '1b39a414-845f-40e7-90a8-b73c3b60ed4f@example.ge', null, 'none', 'ka', '2026-11-20 08:52:09+00', null, null, null),
('b8834c67-8a3b-4b24-b820-1e2cc76ae211', '0', 'ნინო', 'ბერიძე', null, null, '11b60109-11f0-4b3a-aae7-b0829c270058@example.ge', null, 'none', 'ka', '2026-11-20 08:16:56+00', null, null, null),
('bd388d9e-9353-4424-840f-2bbadda9c678', '0', 'ნინო', 'ბერიძე', null, null, 'cfd57a61-53b8-40fe-a2e3-987f52879ce6@example.ge', null, 'none', 'ka', '2026-11-20 08:22:24+00', null, null, null),
('cb5b0cc1-9641-41f4-95d3-3b9a545ef6d2', '1', '', '', 'შპს კერა', '123456789', null, '+995599000001', 'none', 'ka', '2026-11-20 08:52:09+00', null, null, null),
('d0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '0', 'ნინო', 'ბერიძე', null, null, '3f8acd10-ccab-4ac6-9377-3070248d5126@example.ge', '+995555123456', '$argon2id$v=19$m=19456,t=2,p=1$CM8+zEjH+GQEYeDq2J2Bpg$j0R83tH6YptlHHjXeBCJngaWNfZqXTb7xTPZp5IsjsE', 'en', '2026-11-20 08:52:09+00', null, null, null),
('e5861ec5-9fa8-4669-9423-b8e3a614cab0', '0', 'ნინო', 'ბერიძე', null, null, 'c89d45f5-9044-45dd-a175-211892f7ab0b@example.ge', null, 'none', 'ka', '2026-11-20 08:51:41+00', null, null, null),
('eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', '0', 'ნინო', 'ბერიძე', null, null, '28c1d1ef-49e1-40cd-a6a9-d9150a6fb66b@example.ge', null, 'none', 'ka', '2026-11-20 08:00:35+00', null, null, null),
('f69e913e-7f4a-455a-8e72-21600b0b0804', '0', 'ნინო', 'ბერიძე', null, null, '719429ae-e129-4a7b-a8ea-1305981c61b2@example.ge', null, 'none', 'ka', '2026-11-20 08:16:49+00', null, null, null),
('f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', '0', 'ნინო', 'ბერიძე', null, null, 'fee6ad51-7f16-4a7a-aa6f-3c6af65cd8f5@example.ge', null, 'none', 'ka', '2026-11-20 08:19:17+00', null, null, null);
insert into "migrations" ("name", "applied_at") values
('0000_extensions.sql', '2026-11-22 05:56:10.186061+00'),
('0000_mall.sql', '2026-11-22 05:56:10.223347+00'),
('0001_guards.sql', '2026-11-22 05:56:10.357301+00'),
('0001_search.sql', '2026-11-22 05:56:10.378969+00'),
('20261121141513_goods.sql', '2026-11-22 05:56:10.400258+00'),
('20261121145457_banners.sql', '2026-11-22 05:56:10.421233+00'),
('20261121151848_accounts.sql', '2026-11-22 05:56:10.432914+00'),
('20261121172616_outbox-done.sql', '2026-11-22 05:56:10.465782+00');
insert into "notifications" ("id", "member_id", "kind", "params", "created_at", "read_at") values
('9469da69-356e-4710-b493-843478937e86', 'd0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', 'passwordChanged', '{}', '2026-11-20 08:52:09+00', null);
insert into "offers" ("id", "product_id", "values", "price", "list_price", "stock_on_hand", "stock_held", "picture_index", "position", "key", "source_stock") overriding system value values
('1', '1', '[]', '9450', '12900', '32', '5', '0', '0', 'offer-1', null),
('2', '2', '[]', '100', null, '21', '1', '0', '0', 'offer-1', null),
('3', '3', '["v0"]', '2000', null, '38', '3', '0', '0', 'offer-1', null),
('4', '3', '["v1"]', '2500', null, '2', '0', '0', '1', 'offer-2', null),
('5', '3', '["v2"]', '3000', '3333', '0', '0', '0', '2', 'offer-3', null),
('6', '4', '[]', '4321', null, '0', '0', '0', '0', 'offer-1', null),
('7', '5', '[]', '1234', null, '0', '0', '0', '0', 'offer-1', null),
('8', '6', '[]', '5000', null, '5', '0', '0', '0', 'offer-1', null);
select setval(pg_get_serial_sequence('"offers"', 'id'), (select max("id") from "offers"));
insert into "order_events" ("id", "order_no", "step", "at") overriding system value values
('1', '261120-WSTJGN442XS', 'placed', '2026-11-20 08:00:07+00'),
('10', '261120-3A498KPFEQX', 'placed', '2026-11-20 08:00:21+00'),
('11', '261120-SGTQF6K8BJR', 'placed', '2026-11-20 08:00:28+00'),
('12', '261120-B75DGGG6BAQ', 'placed', '2026-11-20 08:00:35+00'),
('13', '261120-HJDJTGZEHWT', 'expired', '2026-11-20 08:16:35+00'),
('14', '261120-3A498KPFEQX', 'expired', '2026-11-20 08:16:35+00'),
('15', '261120-SGTQF6K8BJR', 'expired', '2026-11-20 08:16:35+00'),
('16', '261120-B75DGGG6BAQ', 'expired', '2026-11-20 08:16:35+00'),
('17', '261120-SGTQF6K8BJR', 'paid', '2026-11-20 08:16:35+00'),
('18', '261120-SQ2Q2J7Z76T', 'placed', '2026-11-20 08:16:42+00'),
('19', '261120-SQ2Q2J7Z76T', 'payOnDelivery', '2026-11-20 08:16:42+00'),
('2', '261120-TYPE6MJ8G66', 'placed', '2026-11-20 08:00:07+00'),
('20', '261120-P2CTXCC2BPF', 'placed', '2026-11-20 08:16:49+00'),
('21', '261120-HT8ZBCBWZNF', 'placed', '2026-11-20 08:16:49+00'),
('22', '261120-P2CTXCC2BPF', 'cancelled', '2026-11-20 08:16:49+00'),
('23', '261120-HT8ZBCBWZNF', 'cancelled', '2026-11-20 08:16:49+00'),
('24', '261120-WSTJGN442XS', 'refunded', '2026-11-20 08:16:49+00'),
('25', '261120-GW26X2XNPDT', 'refunded', '2026-11-20 08:16:49+00'),
('26', '261120-B75DGGG6BAQ', 'refunded', '2026-11-20 08:16:49+00'),
('27', '261120-C8K5Y9XK5XC', 'placed', '2026-11-20 08:16:56+00'),
('28', '261120-NRHAEZX5HJZ', 'placed', '2026-11-20 08:16:56+00'),
('29', '261120-C8K5Y9XK5XC', 'payOnDelivery', '2026-11-20 08:16:56+00'),
('3', '261120-WSTJGN442XS', 'paid', '2026-11-20 08:00:07+00'),
('30', '261120-NRHAEZX5HJZ', 'payOnDelivery', '2026-11-20 08:16:56+00'),
('31', '261120-EH6XW93PZPB', 'placed', '2026-11-20 08:17:03+00'),
('32', '261120-EH6XW93PZPB', 'payOnDelivery', '2026-11-20 08:17:03+00'),
('33', '261120-EH6XW93PZPB', 'cancelled', '2026-11-20 08:17:03+00'),
('34', '261120-5QHPXK27N4D', 'placed', '2026-11-20 08:17:10+00'),
('35', '261120-5QHPXK27N4D', 'payOnDelivery', '2026-11-20 08:17:10+00'),
('36', '261120-5QHPXK27N4D', 'packed', '2026-11-20 08:18:10+00'),
('37', '261120-5QHPXK27N4D', 'shipped', '2026-11-20 08:19:10+00'),
('38', '261120-JB85398P5PH', 'placed', '2026-11-20 08:19:17+00'),
('39', '261120-JB85398P5PH', 'payOnDelivery', '2026-11-20 08:19:17+00'),
('4', '261120-TYPE6MJ8G66', 'paid', '2026-11-20 08:00:07+00'),
('40', '261120-JB85398P5PH', 'packed', '2026-11-20 08:20:17+00'),
('41', '261120-JB85398P5PH', 'shipped', '2026-11-20 08:21:17+00'),
('42', '261120-JB85398P5PH', 'delivered', '2026-11-20 08:22:17+00'),
('43', '261120-JB85398P5PH', 'paid', '2026-11-20 08:22:17+00'),
('44', '261120-DPXPZT6JG9D', 'placed', '2026-11-20 08:22:24+00'),
('45', '261120-DPXPZT6JG9D', 'payOnDelivery', '2026-11-20 08:22:24+00'),
('46', '261120-DPXPZT6JG9D', 'packed', '2026-11-20 08:23:24+00'),
('47', '261120-DPXPZT6JG9D', 'shipped', '2026-11-20 08:24:24+00'),
('48', '261120-DPXPZT6JG9D', 'delivered', '2026-11-20 08:25:24+00'),
('49', '261120-DPXPZT6JG9D', 'paid', '2026-11-20 08:25:24+00'),
('5', '261120-WSTJGN442XS', 'cancelled', '2026-11-20 08:00:07+00'),
('50', '261120-DPXPZT6JG9D', 'received', '2026-11-20 08:25:24+00'),
('51', '261120-JYFNE5Z989N', 'placed', '2026-11-20 08:25:31+00'),
('52', '261120-KR75869KTG9', 'placed', '2026-11-20 08:25:31+00'),
('53', '261120-JYFNE5Z989N', 'paid', '2026-11-20 08:25:31+00'),
('54', '261120-KR75869KTG9', 'paid', '2026-11-20 08:25:31+00'),
('55', '261120-37GEZQHJWH6', 'placed', '2026-11-20 08:25:38+00'),
('56', '261120-37GEZQHJWH6', 'paid', '2026-11-20 08:25:38+00'),
('57', '261120-37GEZQHJWH6', 'packed', '2026-11-20 08:26:38+00'),
('58', '261120-3PCZHZA6AHS', 'placed', '2026-11-20 08:26:45+00'),
('59', '261120-XCT92W9ZBZ4', 'placed', '2026-11-20 08:26:45+00'),
('6', '261120-GW26X2XNPDT', 'placed', '2026-11-20 08:00:14+00'),
('60', '261120-3PCZHZA6AHS', 'paid', '2026-11-20 08:26:45+00'),
('61', '261120-XCT92W9ZBZ4', 'paid', '2026-11-20 08:26:45+00'),
('62', '261120-3PCZHZA6AHS', 'packed', '2026-11-20 08:27:45+00'),
('63', '261120-3PCZHZA6AHS', 'shipped', '2026-11-20 08:28:45+00'),
('64', '261120-78DE7SZXS9R', 'placed', '2026-11-20 08:28:52+00'),
('65', '261120-78DE7SZXS9R', 'paid', '2026-11-20 08:28:52+00'),
('66', '261120-78DE7SZXS9R', 'packed', '2026-11-20 08:29:52+00'),
('67', '261120-78DE7SZXS9R', 'shipped', '2026-11-20 08:30:52+00'),
('68', '261120-78DE7SZXS9R', 'delivered', '2026-11-20 08:31:52+00'),
('69', '261120-SZ95556MPPS', 'placed', '2026-11-20 08:31:59+00'),
('7', '261120-GW26X2XNPDT', 'paid', '2026-11-20 08:00:14+00'),
('70', '261120-SZ95556MPPS', 'paid', '2026-11-20 08:31:59+00'),
('71', '261120-SZ95556MPPS', 'packed', '2026-11-20 08:32:59+00'),
('72', '261120-SZ95556MPPS', 'shipped', '2026-11-20 08:33:59+00'),
('73', '261120-SZ95556MPPS', 'delivered', '2026-11-20 08:34:59+00'),
('74', '261120-SZ95556MPPS', 'received', '2026-11-20 08:34:59+00'),
('75', '261120-KCTZHH6ZR9G', 'placed', '2026-11-20 08:35:06+00'),
('76', '261120-MAHX64G5KJY', 'placed', '2026-11-20 08:35:06+00'),
('77', '261120-KCTZHH6ZR9G', 'paid', '2026-11-20 08:35:06+00'),
('78', '261120-MAHX64G5KJY', 'paid', '2026-11-20 08:35:06+00'),
('79', '261120-MAHX64G5KJY', 'cancelled', '2026-11-20 08:35:06+00'),
('8', '261120-GW26X2XNPDT', 'cancelled', '2026-11-20 08:00:14+00'),
('80', '261120-4W2Q5J26DQN', 'placed', '2026-11-20 08:35:13+00'),
('81', '261120-4W2Q5J26DQN', 'paid', '2026-11-20 08:35:13+00'),
('82', '261120-4W2Q5J26DQN', 'cancelled', '2026-11-20 08:35:13+00'),
('83', '261120-NGWHPFMK43A', 'placed', '2026-11-20 08:35:20+00'),
('84', '261120-NGWHPFMK43A', 'cancelled', '2026-11-20 08:35:20+00'),
('85', '261120-MHNSR4MAEQA', 'placed', '2026-11-20 08:35:27+00'),
('86', '261120-K7H53BDPG8G', 'placed', '2026-11-20 08:35:27+00'),
('87', '261120-MHNSR4MAEQA', 'cancelled', '2026-11-20 08:35:27+00'),
('88', '261120-K7H53BDPG8G', 'cancelled', '2026-11-20 08:35:27+00'),
('89', '261120-68BXXX3K2YM', 'placed', '2026-11-20 08:35:34+00'),
('9', '261120-HJDJTGZEHWT', 'placed', '2026-11-20 08:00:21+00'),
('90', '261120-68BXXX3K2YM', 'expired', '2026-11-20 08:51:34+00'),
('91', '261120-FF5T2GMR925', 'placed', '2026-11-20 08:51:41+00'),
('92', '261120-6QDXXJQ4EAP', 'placed', '2026-11-20 08:51:41+00'),
('93', '261120-FRDNNJ7Y63Z', 'placed', '2026-11-20 08:51:48+00'),
('94', '261120-XZ9SBSE5GWZ', 'placed', '2026-11-20 08:51:55+00'),
('95', '261120-HTZXEE6QSEY', 'placed', '2026-11-20 08:52:02+00'),
('96', '261120-MD4QZDZ5KJ5', 'placed', '2026-11-20 08:52:09+00'),
('97', '261120-MD4QZDZ5KJ5', 'payOnDelivery', '2026-11-20 08:52:09+00');
select setval(pg_get_serial_sequence('"order_events"', 'id'), (select max("id") from "order_events"));
insert into "order_lines" ("order_no", "position", "offer_id", "product_id", "name", "picture", "options", "quantity", "price", "line_total") values
('261120-37GEZQHJWH6', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950'),
('261120-3A498KPFEQX', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-3A498KPFEQX', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-3PCZHZA6AHS', '0', '4', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 1"]', '1', '2500', '2500'),
('261120-4W2Q5J26DQN', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950'),
('261120-5QHPXK27N4D', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-68BXXX3K2YM', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-6QDXXJQ4EAP', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-6QDXXJQ4EAP', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-78DE7SZXS9R', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '2', '2000', '4000'),
('261120-B75DGGG6BAQ', '0', '7', '5', 'Thing 56b179', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '1234', '1234'),
('261120-C8K5Y9XK5XC', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-DPXPZT6JG9D', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-EH6XW93PZPB', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '100', '200'),
('261120-FF5T2GMR925', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-FRDNNJ7Y63Z', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950'),
('261120-GW26X2XNPDT', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950'),
('261120-HJDJTGZEHWT', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-HT8ZBCBWZNF', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-HT8ZBCBWZNF', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-HTZXEE6QSEY', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950'),
('261120-JB85398P5PH', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-JYFNE5Z989N', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-K7H53BDPG8G', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-K7H53BDPG8G', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-KCTZHH6ZR9G', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-KR75869KTG9', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-KR75869KTG9', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-MAHX64G5KJY', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-MAHX64G5KJY', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-MD4QZDZ5KJ5', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '3', '100', '300'),
('261120-MHNSR4MAEQA', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-NGWHPFMK43A', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-NRHAEZX5HJZ', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-NRHAEZX5HJZ', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-P2CTXCC2BPF', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-SGTQF6K8BJR', '0', '6', '4', 'Thing 7fc1cc', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '4321', '4321'),
('261120-SQ2Q2J7Z76T', '0', '7', '5', 'Thing 56b179', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '1234', '1234'),
('261120-SZ95556MPPS', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '1', '2000', '2000'),
('261120-TYPE6MJ8G66', '0', '2', '2', 'Thing d798ce', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '100', '100'),
('261120-TYPE6MJ8G66', '1', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '2', '8950', '17900'),
('261120-WSTJGN442XS', '0', '3', '3', 'Thing 5192d3', '{"src": "/media/none", "width": 640, "height": 640}', '["Size 0"]', '3', '2000', '6000'),
('261120-XCT92W9ZBZ4', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950'),
('261120-XZ9SBSE5GWZ', '0', '1', '1', 'Thing 46f8b1', '{"src": "/media/none", "width": 640, "height": 640}', '[]', '1', '8950', '8950');
insert into "orders" ("order_no", "checkout_id", "member_id", "store_id", "store_name", "method", "payment", "fulfilment", "subtotal", "savings", "total", "units", "address", "note", "lang", "arrives", "placed_at", "delivered_at") values
('261120-37GEZQHJWH6', '7823cec8-fde8-4523-aff9-977837f8f409', '4e267e60-4df0-4471-8dd8-83a679fd5b84', '1', 'Clay', 'sandbox', 'paid', 'packed', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:25:38+00', null),
('261120-3A498KPFEQX', 'd15fc497-413a-4c3a-a465-1cfe631bd847', '51b7d724-7c9e-4275-9013-b31a01edb474', '1', 'Clay', 'sandbox', 'expired', 'waiting', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:21+00', null),
('261120-3PCZHZA6AHS', '5a558946-b5ef-4da1-87be-7642ea404580', '0e7e4416-7b82-44e3-a839-633b0c55fa0b', '2', 'Wool', 'sandbox', 'paid', 'shipped', '2500', '0', '2500', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:26:45+00', null),
('261120-4W2Q5J26DQN', 'd57df0fa-28a1-46a3-b6f9-87be71611f61', '47e18cde-224b-4a0f-9f1a-bdae461bda73', '1', 'Clay', 'sandbox', 'paid', 'cancelled', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:13+00', null),
('261120-5QHPXK27N4D', 'b091181c-1107-4426-a9b7-8ef52ba9c922', '00f84c3d-5a00-49f0-8d3d-4728a2814e22', '1', 'Clay', 'cash', 'unpaid', 'shipped', '100', '0', '100', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:17:10+00', null),
('261120-68BXXX3K2YM', 'f1bf4f79-f3ce-479f-b756-ab568e1c8dcc', '1087c489-6664-449b-97b8-4ccaa8c10d88', '1', 'Clay', 'sandbox', 'expired', 'waiting', '100', '0', '100', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:34+00', null),
('261120-6QDXXJQ4EAP', '4fcbdb12-eb67-4a23-ac8e-20be151bafb4', 'e5861ec5-9fa8-4669-9423-b8e3a614cab0', '1', 'Clay', 'sandbox', 'unpaid', 'waiting', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:51:41+00', null),
('261120-78DE7SZXS9R', 'cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', '0b75d11f-8428-4b5b-813c-e482b75902ce', '2', 'Wool', 'sandbox', 'paid', 'delivered', '4000', '0', '4000', '2', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:28:52+00', '2026-11-20 08:31:52+00'),
('261120-B75DGGG6BAQ', '20c3c52b-2e4b-48d6-8d20-e608cf3dbf62', 'eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', '2', 'Wool', 'sandbox', 'refunded', 'waiting', '1234', '0', '1234', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:35+00', null),
('261120-C8K5Y9XK5XC', '6b8931bc-dbce-43d1-927a-e82c96c89c00', 'b8834c67-8a3b-4b24-b820-1e2cc76ae211', '2', 'Wool', 'cash', 'unpaid', 'waiting', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:16:56+00', null),
('261120-DPXPZT6JG9D', '0c2d5e52-b1b5-4c48-b4de-f943d0b220c1', 'bd388d9e-9353-4424-840f-2bbadda9c678', '1', 'Clay', 'cash', 'paid', 'received', '100', '0', '100', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:22:24+00', '2026-11-20 08:25:24+00'),
('261120-EH6XW93PZPB', 'd29c7a25-3dbd-4c2e-a285-555937e525f1', '68d5f36d-3874-4799-adc9-c639d2ff69df', '1', 'Clay', 'cash', 'cancelled', 'cancelled', '200', '0', '200', '2', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:17:03+00', null),
('261120-FF5T2GMR925', '4fcbdb12-eb67-4a23-ac8e-20be151bafb4', 'e5861ec5-9fa8-4669-9423-b8e3a614cab0', '2', 'Wool', 'sandbox', 'unpaid', 'waiting', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:51:41+00', null),
('261120-FRDNNJ7Y63Z', '8e1ad33a-9f75-4c72-b04a-1d176d5bee95', '874fadb1-88e0-4cc0-80de-8c2292d0a185', '1', 'Clay', 'sandbox', 'unpaid', 'waiting', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:51:48+00', null),
('261120-GW26X2XNPDT', '26517310-b384-4466-ab20-5ad4ac95b291', '6a7c5a40-249c-4bbc-ab41-347fa6d1352d', '1', 'Clay', 'sandbox', 'refunded', 'cancelled', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:14+00', null),
('261120-HJDJTGZEHWT', 'd15fc497-413a-4c3a-a465-1cfe631bd847', '51b7d724-7c9e-4275-9013-b31a01edb474', '2', 'Wool', 'sandbox', 'expired', 'waiting', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:21+00', null),
('261120-HT8ZBCBWZNF', '1b3b5b16-cee9-467e-a06a-a9036b6d199c', 'f69e913e-7f4a-455a-8e72-21600b0b0804', '1', 'Clay', 'sandbox', 'cancelled', 'cancelled', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:16:49+00', null),
('261120-HTZXEE6QSEY', 'e1087e23-f372-4128-81d3-4f2e87da3c27', '2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', '1', 'Clay', 'sandbox', 'unpaid', 'waiting', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:52:02+00', null),
('261120-JB85398P5PH', '0abb3208-b850-472c-8fcd-8a2a8e4d8a90', 'f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', '1', 'Clay', 'cash', 'paid', 'delivered', '100', '0', '100', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:19:17+00', '2026-11-20 08:22:17+00'),
('261120-JYFNE5Z989N', 'e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '66ad7069-ca07-4cbc-a0de-a825dc3b6025', '2', 'Wool', 'sandbox', 'paid', 'waiting', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:25:31+00', null),
('261120-K7H53BDPG8G', '6b5ec880-b563-4427-b196-cd57763ae1db', '52dfe39b-d103-4f90-90c4-15ba1182d259', '1', 'Clay', 'sandbox', 'cancelled', 'cancelled', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:27+00', null),
('261120-KCTZHH6ZR9G', '3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2a4ba088-7ad4-4b9e-8088-b099705e1934', '2', 'Wool', 'sandbox', 'paid', 'waiting', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:06+00', null),
('261120-KR75869KTG9', 'e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '66ad7069-ca07-4cbc-a0de-a825dc3b6025', '1', 'Clay', 'sandbox', 'paid', 'waiting', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:25:31+00', null),
('261120-MAHX64G5KJY', '3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2a4ba088-7ad4-4b9e-8088-b099705e1934', '1', 'Clay', 'sandbox', 'paid', 'cancelled', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:06+00', null),
('261120-MD4QZDZ5KJ5', 'c3eb7f41-bef6-4797-94d9-9bcc616f9c9a', 'aed3b2e7-34ca-4486-9266-db520481c685', '1', 'Clay', 'cash', 'unpaid', 'waiting', '300', '0', '300', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:52:09+00', null),
('261120-MHNSR4MAEQA', '6b5ec880-b563-4427-b196-cd57763ae1db', '52dfe39b-d103-4f90-90c4-15ba1182d259', '2', 'Wool', 'sandbox', 'cancelled', 'cancelled', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:27+00', null),
('261120-NGWHPFMK43A', 'ee7712a7-cb9a-4c19-b303-6f74525cfdd0', '7c30e297-1fff-422f-9f1f-e2a644a110c7', '1', 'Clay', 'sandbox', 'cancelled', 'cancelled', '100', '0', '100', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:35:20+00', null),
('261120-NRHAEZX5HJZ', '6b8931bc-dbce-43d1-927a-e82c96c89c00', 'b8834c67-8a3b-4b24-b820-1e2cc76ae211', '1', 'Clay', 'cash', 'unpaid', 'waiting', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:16:56+00', null),
('261120-P2CTXCC2BPF', '1b3b5b16-cee9-467e-a06a-a9036b6d199c', 'f69e913e-7f4a-455a-8e72-21600b0b0804', '2', 'Wool', 'sandbox', 'cancelled', 'cancelled', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:16:49+00', null),
('261120-SGTQF6K8BJR', '7ce09d22-eca8-4b64-a507-1ca9ae6e920f', 'a60f7965-8b1d-4e17-942f-ea4c6d428c48', '2', 'Wool', 'sandbox', 'paid', 'waiting', '4321', '0', '4321', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:28+00', null),
('261120-SQ2Q2J7Z76T', 'b173e62f-a16c-4d23-adda-7dfc0a582c10', '8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', '2', 'Wool', 'cash', 'unpaid', 'waiting', '1234', '0', '1234', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:16:42+00', null),
('261120-SZ95556MPPS', '971a7f28-640b-49c6-abc0-2bf0e1364fdc', '2ef5c67a-11d7-4db7-b84d-4136b2369472', '2', 'Wool', 'sandbox', 'paid', 'received', '2000', '0', '2000', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:31:59+00', '2026-11-20 08:34:59+00'),
('261120-TYPE6MJ8G66', '264de40e-051b-46f8-b678-918fdb81c899', '9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '1', 'Clay', 'sandbox', 'paid', 'waiting', '25900', '7900', '18000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:07+00', null),
('261120-WSTJGN442XS', '264de40e-051b-46f8-b678-918fdb81c899', '9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '2', 'Wool', 'sandbox', 'refunded', 'cancelled', '6000', '0', '6000', '3', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:00:07+00', null),
('261120-XCT92W9ZBZ4', '5a558946-b5ef-4da1-87be-7642ea404580', '0e7e4416-7b82-44e3-a839-633b0c55fa0b', '1', 'Clay', 'sandbox', 'paid', 'waiting', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:26:45+00', null),
('261120-XZ9SBSE5GWZ', '9a038f64-0c8d-422d-912c-a9d235fd407f', '56a08609-04eb-456f-8469-8309f3fa974d', '1', 'Clay', 'sandbox', 'unpaid', 'waiting', '12900', '3950', '8950', '1', '{"city": "თბილისი", "phone": "+995 555 12 34 56", "region": "TB", "street": "ჭავჭავაძის გამზირი", "building": "37", "recipient": "ნინო ბერიძე"}', null, 'en', '2026-11-21', '2026-11-20 08:51:55+00', null);
insert into "outbox" ("id", "topic", "key", "payload", "attempts", "due_at", "done_at", "error") values
('02fa66ef-bdcd-4432-86df-cf7eff7ebba4', 'mail', 'mail placed cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', E'{"to": "5bda6508-d596-40ac-a876-8f762f245023@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-78DE7SZXS9R</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-78DE7SZXS9R. The items are held for 15 minutes; please pay 40,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">40,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">40,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-78DE7SZXS9R\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-78DE7SZXS9R. The items are held for 15 minutes; please pay 40,00 ₾.\\n\\nThing 5192d3 × 2: 40,00 ₾\\n\\nTotal: 40,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-78DE7SZXS9R\\n\\nKalata", "subject": "Order received: 261120-78DE7SZXS9R"}', '0', '2026-11-20 08:28:52+00', null, null),
('052b8a32-7e01-4df8-b36a-f9abe68e7998', 'mail', 'mail placed 3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', E'{"to": "5832a6ed-8393-4fd2-8dce-bc488e334533@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-KCTZHH6ZR9G</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-KCTZHH6ZR9G, 261120-MAHX64G5KJY. The items are held for 15 minutes; please pay 240,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 3</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">60,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">179,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-KCTZHH6ZR9G\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-KCTZHH6ZR9G, 261120-MAHX64G5KJY. The items are held for 15 minutes; please pay 240,00 ₾.\\n\\nThing 5192d3 × 3: 60,00 ₾\\nThing d798ce × 1: 1,00 ₾\\nThing 46f8b1 × 2: 179,00 ₾\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-KCTZHH6ZR9G\\n\\nKalata", "subject": "Order received: 261120-KCTZHH6ZR9G"}', '0', '2026-11-20 08:35:06+00', null, null),
('0f1b6c3c-2be5-4152-aaeb-8e71824ddacc', 'sandbox.callback', 'callback evt_bd739a1f8ea994e02eeba72ab7256c20', E'{"body": "{\\"id\\":\\"evt_bd739a1f8ea994e02eeba72ab7256c20\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"e77c0322-ea0f-4218-9781-450c60ed43aa\\",\\"amount\\":24000}"}', '0', '2026-11-20 08:25:33+00', '2026-11-20 08:25:31+00', null),
('0faed1b0-c2cc-46ec-9e7a-88cd4e5840a4', 'payment.refund', 'refund 261120-4W2Q5J26DQN', '{"amount": 8950, "orderNo": "261120-4W2Q5J26DQN", "checkoutId": "d57df0fa-28a1-46a3-b6f9-87be71611f61"}', '0', '2026-11-20 08:35:13+00', null, null),
('10bf6e39-eef1-437b-b717-8296898490f3', 'payment.refund', 'refund 261120-GW26X2XNPDT', '{"amount": 8950, "orderNo": "261120-GW26X2XNPDT", "checkoutId": "26517310-b384-4466-ab20-5ad4ac95b291"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('12d76670-61b9-4928-a532-6e9bdde08f27', 'sandbox.callback', 'callback evt_04ae2755221760281bb892a14f19767e', E'{"body": "{\\"id\\":\\"evt_04ae2755221760281bb892a14f19767e\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"7318b80d-83bf-4830-9e03-1be2419bc70c\\",\\"amount\\":24000}"}', '0', '2026-11-20 08:00:09+00', '2026-11-20 08:00:07+00', null),
('14ef44b1-3cf4-4a01-b09b-382191b2e527', 'mail', 'mail paid cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', E'{"to": "5bda6508-d596-40ac-a876-8f762f245023@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-78DE7SZXS9R</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 40,00 ₾. Order 261120-78DE7SZXS9R is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">40,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-78DE7SZXS9R\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 40,00 ₾. Order 261120-78DE7SZXS9R is being prepared.\\n\\nTotal: 40,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-78DE7SZXS9R\\n\\nKalata", "subject": "Order paid: 261120-78DE7SZXS9R"}', '0', '2026-11-20 08:28:52+00', null, null),
('150ab38f-751e-45c4-a214-4770f56ee1cc', 'payment.void', 'void 6b5ec880-b563-4427-b196-cd57763ae1db', '{"checkoutId": "6b5ec880-b563-4427-b196-cd57763ae1db"}', '0', '2026-11-20 08:35:27+00', null, null),
('16441cdf-3d88-44a4-90fc-a5f38fe4471e', 'mail', 'mail placed f1bf4f79-f3ce-479f-b756-ab568e1c8dcc', E'{"to": "b7af7a60-0b08-4072-85b8-3d6927085975@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-68BXXX3K2YM</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-68BXXX3K2YM. The items are held for 15 minutes; please pay 1,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">1,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-68BXXX3K2YM\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-68BXXX3K2YM. The items are held for 15 minutes; please pay 1,00 ₾.\\n\\nThing d798ce × 1: 1,00 ₾\\n\\nTotal: 1,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-68BXXX3K2YM\\n\\nKalata", "subject": "Order received: 261120-68BXXX3K2YM"}', '0', '2026-11-20 08:35:34+00', null, null),
('24743fa7-8f70-4d1c-b27b-f25153d117da', 'mail', 'mail placed 971a7f28-640b-49c6-abc0-2bf0e1364fdc', E'{"to": "ce0ffbed-f5e5-4fdc-992a-fb6d2a8b8cd8@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-SZ95556MPPS</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-SZ95556MPPS. The items are held for 15 minutes; please pay 20,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">20,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">20,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-SZ95556MPPS\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-SZ95556MPPS. The items are held for 15 minutes; please pay 20,00 ₾.\\n\\nThing 5192d3 × 1: 20,00 ₾\\n\\nTotal: 20,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-SZ95556MPPS\\n\\nKalata", "subject": "Order received: 261120-SZ95556MPPS"}', '0', '2026-11-20 08:31:59+00', null, null),
('2d26a523-20c2-46ff-b60f-83735d185786', 'mail', 'mail placed c3eb7f41-bef6-4797-94d9-9bcc616f9c9a', E'{"to": "1b39a414-845f-40e7-90a8-b73c3b60ed4f@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-MD4QZDZ5KJ5</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-MD4QZDZ5KJ5. The items are held for 15 minutes; please pay 3,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 3</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">3,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">3,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-MD4QZDZ5KJ5\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-MD4QZDZ5KJ5. The items are held for 15 minutes; please pay 3,00 ₾.\\n\\nThing d798ce × 3: 3,00 ₾\\n\\nTotal: 3,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-MD4QZDZ5KJ5\\n\\nKalata", "subject": "Order received: 261120-MD4QZDZ5KJ5"}', '0', '2026-11-20 08:52:09+00', null, null),
('30f7f664-1d86-41c2-9b91-d1b4b43800d6', 'payment.refund', 'refund 261120-WSTJGN442XS', '{"amount": 6000, "orderNo": "261120-WSTJGN442XS", "checkoutId": "264de40e-051b-46f8-b678-918fdb81c899"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('319c986f-7ba2-41e4-b2b2-2fc1a37b50cd', 'mail', 'mail placed 9a038f64-0c8d-422d-912c-a9d235fd407f', E'{"to": "f1c51fa6-f28f-47ca-ab1f-d07713e87555@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-XZ9SBSE5GWZ</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-XZ9SBSE5GWZ. The items are held for 15 minutes; please pay 89,50 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">89,50 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-XZ9SBSE5GWZ\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-XZ9SBSE5GWZ. The items are held for 15 minutes; please pay 89,50 ₾.\\n\\nThing 46f8b1 × 1: 89,50 ₾\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-XZ9SBSE5GWZ\\n\\nKalata", "subject": "Order received: 261120-XZ9SBSE5GWZ"}', '0', '2026-11-20 08:51:55+00', null, null),
('339db380-7d7e-40ab-849c-643ff8a489e3', 'payment.void', 'void 7ce09d22-eca8-4b64-a507-1ca9ae6e920f', '{"checkoutId": "7ce09d22-eca8-4b64-a507-1ca9ae6e920f"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('37d2558c-e8d3-4052-92ee-d8d81e726085', 'mail', 'mail placed 0c2d5e52-b1b5-4c48-b4de-f943d0b220c1', E'{"to": "cfd57a61-53b8-40fe-a2e3-987f52879ce6@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-DPXPZT6JG9D</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-DPXPZT6JG9D. You pay the courier on delivery: 1,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">1,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-DPXPZT6JG9D\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-DPXPZT6JG9D. You pay the courier on delivery: 1,00 ₾.\\n\\nThing d798ce × 1: 1,00 ₾\\n\\nTotal: 1,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-DPXPZT6JG9D\\n\\nKalata", "subject": "Order received: 261120-DPXPZT6JG9D"}', '0', '2026-11-20 08:22:24+00', null, null),
('3b06576b-e54e-4d97-a5bd-a97b046ac0e9', 'sandbox.callback', 'callback evt_683a7dcc063ab01f75492499877ef259', E'{"body": "{\\"id\\":\\"evt_683a7dcc063ab01f75492499877ef259\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"aeded283-2803-4408-b481-21a63c2f5360\\",\\"amount\\":2000}"}', '0', '2026-11-20 08:32:01+00', '2026-11-20 08:31:59+00', null),
('42e21c81-b2a7-483e-ac41-58c9cd3b2da9', 'payment.void', 'void 20c3c52b-2e4b-48d6-8d20-e608cf3dbf62', '{"checkoutId": "20c3c52b-2e4b-48d6-8d20-e608cf3dbf62"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('43f25dd0-67aa-4fc0-92e0-c0013a53bbc9', 'mail', 'mail placed b091181c-1107-4426-a9b7-8ef52ba9c922', E'{"to": "30d6ff66-ac97-4851-ac2f-2621a901d913@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-5QHPXK27N4D</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-5QHPXK27N4D. You pay the courier on delivery: 1,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">1,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-5QHPXK27N4D\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-5QHPXK27N4D. You pay the courier on delivery: 1,00 ₾.\\n\\nThing d798ce × 1: 1,00 ₾\\n\\nTotal: 1,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-5QHPXK27N4D\\n\\nKalata", "subject": "Order received: 261120-5QHPXK27N4D"}', '0', '2026-11-20 08:17:10+00', null, null),
('4454a32c-0377-49e0-9dcc-43c198163570', 'mail', 'mail placed 1b3b5b16-cee9-467e-a06a-a9036b6d199c', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('4cba3a94-e847-49da-956e-53b1e3042171', 'payment.void', 'void ee7712a7-cb9a-4c19-b303-6f74525cfdd0', '{"checkoutId": "ee7712a7-cb9a-4c19-b303-6f74525cfdd0"}', '0', '2026-11-20 08:35:20+00', null, null),
('4f3f418b-351c-4c76-9c01-7b8fc881b2d5', 'payment.event', 'event sandbox evt_9d6db098-aeb7-4ae1-bf98-7097e2a0e5da', '{"id": "evt_9d6db098-aeb7-4ae1-bf98-7097e2a0e5da", "provider": "sandbox"}', '0', '2026-11-20 08:52:09+00', null, null),
('50d1c6d8-dc3c-41ff-8514-23b1e04bcf19', 'sandbox.callback', 'callback evt_8532a54c846b06fb3a54ef1a9f5dbd05', E'{"body": "{\\"id\\":\\"evt_8532a54c846b06fb3a54ef1a9f5dbd05\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"cef275d8-7a6d-4325-a134-0765223b4bab\\",\\"amount\\":11450}"}', '0', '2026-11-20 08:26:47+00', '2026-11-20 08:26:45+00', null),
('54878d15-6297-4395-967f-9cab87a6d6ae', 'mail', 'mail placed 8e1ad33a-9f75-4c72-b04a-1d176d5bee95', E'{"to": "f0b43213-5cdc-45c7-a967-cea785923974@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-FRDNNJ7Y63Z</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-FRDNNJ7Y63Z. The items are held for 15 minutes; please pay 89,50 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">89,50 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-FRDNNJ7Y63Z\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-FRDNNJ7Y63Z. The items are held for 15 minutes; please pay 89,50 ₾.\\n\\nThing 46f8b1 × 1: 89,50 ₾\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-FRDNNJ7Y63Z\\n\\nKalata", "subject": "Order received: 261120-FRDNNJ7Y63Z"}', '0', '2026-11-20 08:51:48+00', null, null),
('5b910fef-8e38-4e58-b9b8-1e1013871599', 'mail', 'mail placed 4fcbdb12-eb67-4a23-ac8e-20be151bafb4', E'{"to": "c89d45f5-9044-45dd-a175-211892f7ab0b@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-FF5T2GMR925</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-FF5T2GMR925, 261120-6QDXXJQ4EAP. The items are held for 15 minutes; please pay 240,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 3</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">60,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">179,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-FF5T2GMR925\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-FF5T2GMR925, 261120-6QDXXJQ4EAP. The items are held for 15 minutes; please pay 240,00 ₾.\\n\\nThing 5192d3 × 3: 60,00 ₾\\nThing d798ce × 1: 1,00 ₾\\nThing 46f8b1 × 2: 179,00 ₾\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-FF5T2GMR925\\n\\nKalata", "subject": "Order received: 261120-FF5T2GMR925"}', '0', '2026-11-20 08:51:41+00', null, null),
('5c85a069-9c75-4801-9667-145a535e926f', 'mail', 'mail placed 7ce09d22-eca8-4b64-a507-1ca9ae6e920f', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('61762760-3ae8-4c65-a943-2183470f3baa', 'mail', 'mail paid 971a7f28-640b-49c6-abc0-2bf0e1364fdc', E'{"to": "ce0ffbed-f5e5-4fdc-992a-fb6d2a8b8cd8@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-SZ95556MPPS</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 20,00 ₾. Order 261120-SZ95556MPPS is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">20,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-SZ95556MPPS\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 20,00 ₾. Order 261120-SZ95556MPPS is being prepared.\\n\\nTotal: 20,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-SZ95556MPPS\\n\\nKalata", "subject": "Order paid: 261120-SZ95556MPPS"}', '0', '2026-11-20 08:31:59+00', null, null),
('624e2c90-3401-4e66-8387-75a1e39839c9', 'sandbox.callback', 'callback evt_3668a971-d1e4-4f6b-bc3c-85a9b9cd7b45', E'{"body": "{\\"id\\":\\"evt_3668a971-d1e4-4f6b-bc3c-85a9b9cd7b45\\",\\"type\\":\\"declined\\",\\"payment\\":\\"82b03fc8-95ba-4de7-9cf3-f3fc34a32a86\\",\\"amount\\":8950,\\"reason\\":\\"declined\\"}"}', '0', '2026-11-20 08:51:50+00', '2026-11-20 08:51:48+00', null),
('64bdfbc4-96f6-486d-b425-221e90495deb', 'sandbox.callback', 'callback evt_f2b11b770387c9c4e5181cc8b62bd338', E'{"body": "{\\"id\\":\\"evt_f2b11b770387c9c4e5181cc8b62bd338\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"c8b6ecc7-50cc-4949-a0b1-6000c4ec1f57\\",\\"amount\\":8950}"}', '0', '2026-11-20 08:00:16+00', '2026-11-20 08:00:14+00', null),
('68827d5e-8f97-4cbc-8a85-46c841b345fd', 'payment.refund', 'refund 261120-MAHX64G5KJY', '{"amount": 18000, "orderNo": "261120-MAHX64G5KJY", "checkoutId": "3166c463-2d0c-44a4-ae0a-8ea54c2a9a56"}', '0', '2026-11-20 08:35:06+00', null, null),
('708d6dd4-644d-4cf4-9bf0-858ab9443c81', 'mail', 'mail placed 264de40e-051b-46f8-b678-918fdb81c899', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('7c02a32d-3c0f-4eec-ac6d-ebcbd5c6c313', 'sandbox.callback', 'callback evt_b8893d6dec8b2b9038f9b150c6dd520b', E'{"body": "{\\"id\\":\\"evt_b8893d6dec8b2b9038f9b150c6dd520b\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"f7e2f945-7c6e-4653-9995-cd98a827f82e\\",\\"amount\\":8950}"}', '0', '2026-11-20 08:25:40+00', '2026-11-20 08:25:38+00', null),
('7f35094e-70e9-4907-bdb2-20812848e368', 'sandbox.callback', 'callback evt_54961d3eae08103891d09b67de044925', E'{"body": "{\\"id\\":\\"evt_54961d3eae08103891d09b67de044925\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"efd1dbcc-32a6-4ffc-a49a-3a863a80bf15\\",\\"amount\\":8950}"}', '0', '2026-11-20 08:35:15+00', '2026-11-20 08:35:13+00', null),
('7f7a4ac3-7a29-455c-943a-17c344c38f94', 'mail', 'mail paid 3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', E'{"to": "5832a6ed-8393-4fd2-8dce-bc488e334533@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-KCTZHH6ZR9G</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 240,00 ₾. Order 261120-KCTZHH6ZR9G, 261120-MAHX64G5KJY is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-KCTZHH6ZR9G\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 240,00 ₾. Order 261120-KCTZHH6ZR9G, 261120-MAHX64G5KJY is being prepared.\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-KCTZHH6ZR9G\\n\\nKalata", "subject": "Order paid: 261120-KCTZHH6ZR9G"}', '0', '2026-11-20 08:35:06+00', null, null),
('81230e4d-4bd9-4c2e-8565-8f6620cb3e9f', 'payment.void', 'void f1bf4f79-f3ce-479f-b756-ab568e1c8dcc', '{"checkoutId": "f1bf4f79-f3ce-479f-b756-ab568e1c8dcc"}', '0', '2026-11-20 08:51:34+00', null, null),
('86f94e2e-4646-43e2-a41b-004d2fba1eb9', 'payment.void', 'void d15fc497-413a-4c3a-a465-1cfe631bd847', '{"checkoutId": "d15fc497-413a-4c3a-a465-1cfe631bd847"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('876d02ba-64a1-4494-b298-e637a3ee0359', 'mail', 'mail paid 264de40e-051b-46f8-b678-918fdb81c899', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('893063d0-7a5f-48f1-a955-6ca8261e9c32', 'mail', 'mail placed 20c3c52b-2e4b-48d6-8d20-e608cf3dbf62', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('8b703732-2b0a-43b7-aea7-633abea4e599', 'mail', 'mail paid 5a558946-b5ef-4da1-87be-7642ea404580', E'{"to": "780fc90f-9340-48cc-aea1-8ac3e1432ecb@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-3PCZHZA6AHS</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 114,50 ₾. Order 261120-3PCZHZA6AHS, 261120-XCT92W9ZBZ4 is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">114,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-3PCZHZA6AHS\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 114,50 ₾. Order 261120-3PCZHZA6AHS, 261120-XCT92W9ZBZ4 is being prepared.\\n\\nTotal: 114,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-3PCZHZA6AHS\\n\\nKalata", "subject": "Order paid: 261120-3PCZHZA6AHS"}', '0', '2026-11-20 08:26:45+00', null, null),
('8bcea5db-a51c-463f-92d7-99be55d17f05', 'mail', 'mail placed e58f3bd2-b742-4b36-9b4e-9c1b9928930b', E'{"to": "02a87591-41bb-4933-92e7-6d910232cf40@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-JYFNE5Z989N</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-JYFNE5Z989N, 261120-KR75869KTG9. The items are held for 15 minutes; please pay 240,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 3</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">60,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">179,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-JYFNE5Z989N\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-JYFNE5Z989N, 261120-KR75869KTG9. The items are held for 15 minutes; please pay 240,00 ₾.\\n\\nThing 5192d3 × 3: 60,00 ₾\\nThing d798ce × 1: 1,00 ₾\\nThing 46f8b1 × 2: 179,00 ₾\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-JYFNE5Z989N\\n\\nKalata", "subject": "Order received: 261120-JYFNE5Z989N"}', '0', '2026-11-20 08:25:31+00', null, null),
('919637b1-bb69-4999-9711-3164d480c916', 'payment.refund', 'refund 261120-K7H53BDPG8G', '{"amount": 18000, "orderNo": "261120-K7H53BDPG8G", "checkoutId": "6b5ec880-b563-4427-b196-cd57763ae1db"}', '0', '2026-11-20 08:35:27+00', null, null),
('9464228e-d385-4354-8c23-1b47b0dba675', 'mail', 'mail placed d57df0fa-28a1-46a3-b6f9-87be71611f61', E'{"to": "6ddef10b-ec72-409f-8c01-c4a492f338bf@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-4W2Q5J26DQN</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-4W2Q5J26DQN. The items are held for 15 minutes; please pay 89,50 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">89,50 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-4W2Q5J26DQN\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-4W2Q5J26DQN. The items are held for 15 minutes; please pay 89,50 ₾.\\n\\nThing 46f8b1 × 1: 89,50 ₾\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-4W2Q5J26DQN\\n\\nKalata", "subject": "Order received: 261120-4W2Q5J26DQN"}', '0', '2026-11-20 08:35:13+00', null, null),
('9d2674f5-973b-4544-948f-1285b0301869', 'mail', 'mail placed d15fc497-413a-4c3a-a465-1cfe631bd847', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('aafea1a5-8623-42a0-be69-dd4edd27f981', 'sandbox.charge', 'sandbox charge tqZ_n38-NMDGx_1h1CPCp10L3V2wAyKO', '{"reference": "tqZ_n38-NMDGx_1h1CPCp10L3V2wAyKO"}', '0', '2026-11-20 08:52:15+00', null, null),
('bba1ed42-a09f-47d3-ae44-5ee15ae9a109', 'mail', 'mail paid 26517310-b384-4466-ab20-5ad4ac95b291', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('bfdad700-4020-43b1-b3d5-5202329ece8a', 'mail', 'mail paid 7823cec8-fde8-4523-aff9-977837f8f409', E'{"to": "99d4e7a7-5d3a-4711-b58f-cd8c195371cb@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-37GEZQHJWH6</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 89,50 ₾. Order 261120-37GEZQHJWH6 is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-37GEZQHJWH6\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 89,50 ₾. Order 261120-37GEZQHJWH6 is being prepared.\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-37GEZQHJWH6\\n\\nKalata", "subject": "Order paid: 261120-37GEZQHJWH6"}', '0', '2026-11-20 08:25:38+00', null, null),
('c7fa9685-1b73-4b49-92fd-4a705ca7c403', 'mail', 'mail placed d29c7a25-3dbd-4c2e-a285-555937e525f1', E'{"to": "a47144f7-9eb3-4f0d-b635-6ec80c233ab1@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-EH6XW93PZPB</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-EH6XW93PZPB. You pay the courier on delivery: 2,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">2,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">2,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-EH6XW93PZPB\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-EH6XW93PZPB. You pay the courier on delivery: 2,00 ₾.\\n\\nThing d798ce × 2: 2,00 ₾\\n\\nTotal: 2,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-EH6XW93PZPB\\n\\nKalata", "subject": "Order received: 261120-EH6XW93PZPB"}', '0', '2026-11-20 08:17:03+00', null, null),
('ceb10ed8-1718-409e-870b-d203c04273c3', 'mail', 'mail paid 7ce09d22-eca8-4b64-a507-1ca9ae6e920f', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('d2dfc300-9456-469d-82b9-723a32eb9a32', 'mail', 'mail placed 7823cec8-fde8-4523-aff9-977837f8f409', E'{"to": "99d4e7a7-5d3a-4711-b58f-cd8c195371cb@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-37GEZQHJWH6</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-37GEZQHJWH6. The items are held for 15 minutes; please pay 89,50 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">89,50 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-37GEZQHJWH6\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-37GEZQHJWH6. The items are held for 15 minutes; please pay 89,50 ₾.\\n\\nThing 46f8b1 × 1: 89,50 ₾\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-37GEZQHJWH6\\n\\nKalata", "subject": "Order received: 261120-37GEZQHJWH6"}', '0', '2026-11-20 08:25:38+00', null, null),
('dbc584a4-b0e5-440f-8ccb-a82c978fcb68', 'mail', 'mail placed 6b5ec880-b563-4427-b196-cd57763ae1db', E'{"to": "ffc07444-9856-4cfa-b12b-2215d6f0368a@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-MHNSR4MAEQA</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-MHNSR4MAEQA, 261120-K7H53BDPG8G. The items are held for 15 minutes; please pay 240,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 3</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">60,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">179,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-MHNSR4MAEQA\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-MHNSR4MAEQA, 261120-K7H53BDPG8G. The items are held for 15 minutes; please pay 240,00 ₾.\\n\\nThing 5192d3 × 3: 60,00 ₾\\nThing d798ce × 1: 1,00 ₾\\nThing 46f8b1 × 2: 179,00 ₾\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-MHNSR4MAEQA\\n\\nKalata", "subject": "Order received: 261120-MHNSR4MAEQA"}', '0', '2026-11-20 08:35:27+00', null, null),
('dd2cc226-6a4f-4af0-a6db-98438dd83c3b', 'payment.refund', 'refund 261120-B75DGGG6BAQ', '{"amount": 1234, "orderNo": "261120-B75DGGG6BAQ", "checkoutId": "20c3c52b-2e4b-48d6-8d20-e608cf3dbf62"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('dda40da5-2394-4930-9ae6-729b7f96600b', 'mail', 'mail placed e1087e23-f372-4128-81d3-4f2e87da3c27', E'{"to": "20a87ee8-143a-4e91-a62e-5441d72412d8@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-HTZXEE6QSEY</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-HTZXEE6QSEY. The items are held for 15 minutes; please pay 89,50 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">89,50 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-HTZXEE6QSEY\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-HTZXEE6QSEY. The items are held for 15 minutes; please pay 89,50 ₾.\\n\\nThing 46f8b1 × 1: 89,50 ₾\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-HTZXEE6QSEY\\n\\nKalata", "subject": "Order received: 261120-HTZXEE6QSEY"}', '0', '2026-11-20 08:52:02+00', null, null),
('deab688f-c5df-47cb-bde9-7625c4bbf080', 'sandbox.callback', 'callback evt_e00a945c9b2abfe9ee689f0fe37fdf59', E'{"body": "{\\"id\\":\\"evt_e00a945c9b2abfe9ee689f0fe37fdf59\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"61572e83-1261-48cf-9d97-de5a94872e46\\",\\"amount\\":24000}"}', '0', '2026-11-20 08:35:08+00', '2026-11-20 08:35:06+00', null),
('df685b52-6b74-49b2-965b-cca50a2e2fc8', 'mail', 'mail placed 5a558946-b5ef-4da1-87be-7642ea404580', E'{"to": "780fc90f-9340-48cc-aea1-8ac3e1432ecb@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-3PCZHZA6AHS</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-3PCZHZA6AHS, 261120-XCT92W9ZBZ4. The items are held for 15 minutes; please pay 114,50 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">25,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">89,50 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">114,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-3PCZHZA6AHS\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-3PCZHZA6AHS, 261120-XCT92W9ZBZ4. The items are held for 15 minutes; please pay 114,50 ₾.\\n\\nThing 5192d3 × 1: 25,00 ₾\\nThing 46f8b1 × 1: 89,50 ₾\\n\\nTotal: 114,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-3PCZHZA6AHS\\n\\nKalata", "subject": "Order received: 261120-3PCZHZA6AHS"}', '0', '2026-11-20 08:26:45+00', null, null),
('df9bc836-4968-484a-b3af-a706f4fe93ee', 'mail', 'mail paid d57df0fa-28a1-46a3-b6f9-87be71611f61', E'{"to": "6ddef10b-ec72-409f-8c01-c4a492f338bf@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-4W2Q5J26DQN</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 89,50 ₾. Order 261120-4W2Q5J26DQN is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">89,50 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-4W2Q5J26DQN\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 89,50 ₾. Order 261120-4W2Q5J26DQN is being prepared.\\n\\nTotal: 89,50 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-4W2Q5J26DQN\\n\\nKalata", "subject": "Order paid: 261120-4W2Q5J26DQN"}', '0', '2026-11-20 08:35:13+00', null, null),
('e07b9780-f464-4939-9b9e-5b69aa421136', 'sandbox.callback', 'callback evt_a396a186-160b-424c-9791-5c9edb26712d', E'{"body": "{\\"id\\":\\"evt_a396a186-160b-424c-9791-5c9edb26712d\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"55f553a0-db0d-4378-ac19-37076673b630\\",\\"amount\\":8950}"}', '0', '2026-11-20 08:52:02+00', null, null),
('e0d8d20b-2289-4c1e-baef-93252a1d131a', 'payment.refund', 'refund 261120-MHNSR4MAEQA', '{"amount": 6000, "orderNo": "261120-MHNSR4MAEQA", "checkoutId": "6b5ec880-b563-4427-b196-cd57763ae1db"}', '0', '2026-11-20 08:35:27+00', null, null),
('e1c5e744-2973-4a55-954b-eba67f723f21', 'sandbox.callback', 'callback evt_7395f24c3ee773ccafb8de39cf0a1856', E'{"body": "{\\"id\\":\\"evt_7395f24c3ee773ccafb8de39cf0a1856\\",\\"type\\":\\"succeeded\\",\\"payment\\":\\"35156305-911f-4ee8-8636-c2642d3bddb3\\",\\"amount\\":4000}"}', '0', '2026-11-20 08:28:54+00', '2026-11-20 08:28:52+00', null),
('e351b0a7-2a74-4291-9136-8c0933628f9f', 'mail', 'mail placed b173e62f-a16c-4d23-adda-7dfc0a582c10', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('efbacedb-bfef-41ec-95e2-8c8a6d1cbbf3', 'mail', 'mail placed ee7712a7-cb9a-4c19-b303-6f74525cfdd0', E'{"to": "6b93e38a-e72d-4d9e-9867-ccb7d1aaa761@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-NGWHPFMK43A</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-NGWHPFMK43A. The items are held for 15 minutes; please pay 1,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">1,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-NGWHPFMK43A\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-NGWHPFMK43A. The items are held for 15 minutes; please pay 1,00 ₾.\\n\\nThing d798ce × 1: 1,00 ₾\\n\\nTotal: 1,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-NGWHPFMK43A\\n\\nKalata", "subject": "Order received: 261120-NGWHPFMK43A"}', '0', '2026-11-20 08:35:20+00', null, null),
('f4f2b7e3-c19d-46c0-be51-d5b0b463ffab', 'mail', 'mail placed 26517310-b384-4466-ab20-5ad4ac95b291', '{}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('f799c2cd-7f51-463d-87b1-4cdda132f1d6', 'mail', 'mail paid e58f3bd2-b742-4b36-9b4e-9c1b9928930b', E'{"to": "02a87591-41bb-4933-92e7-6d910232cf40@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order paid: 261120-JYFNE5Z989N</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your payment of 240,00 ₾. Order 261120-JYFNE5Z989N, 261120-KR75869KTG9 is being prepared.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\">\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-JYFNE5Z989N\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your payment of 240,00 ₾. Order 261120-JYFNE5Z989N, 261120-KR75869KTG9 is being prepared.\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-JYFNE5Z989N\\n\\nKalata", "subject": "Order paid: 261120-JYFNE5Z989N"}', '0', '2026-11-20 08:25:31+00', null, null),
('f7e17716-73a6-42ee-9941-065ef3c774d2', 'mail', 'mail placed 0abb3208-b850-472c-8fcd-8a2a8e4d8a90', E'{"to": "fee6ad51-7f16-4a7a-aa6f-3c6af65cd8f5@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-JB85398P5PH</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-JB85398P5PH. You pay the courier on delivery: 1,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">1,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-JB85398P5PH\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-JB85398P5PH. You pay the courier on delivery: 1,00 ₾.\\n\\nThing d798ce × 1: 1,00 ₾\\n\\nTotal: 1,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-JB85398P5PH\\n\\nKalata", "subject": "Order received: 261120-JB85398P5PH"}', '0', '2026-11-20 08:19:17+00', null, null),
('f89f4ad1-e153-46bb-9682-993a9778861f', 'payment.void', 'void 1b3b5b16-cee9-467e-a06a-a9036b6d199c', '{"checkoutId": "1b3b5b16-cee9-467e-a06a-a9036b6d199c"}', '1', '2026-11-20 08:17:49+00', '2026-11-20 08:16:49+00', null),
('f8e2ccec-283b-486d-83cb-d954dfe0d3b6', 'mail', 'mail placed 6b8931bc-dbce-43d1-927a-e82c96c89c00', E'{"to": "11b60109-11f0-4b3a-aae7-b0829c270058@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Order received: 261120-C8K5Y9XK5XC</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"520\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0;font-size:16px;line-height:24px\\">We have received your order: 261120-C8K5Y9XK5XC, 261120-NRHAEZX5HJZ. You pay the courier on delivery: 240,00 ₾.</td></tr>\\n<tr><td style=\\"padding:16px 32px 0;font-size:14px;line-height:20px\\"><table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td style=\\"padding:6px 0\\">Thing 5192d3 × 3</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">60,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing d798ce × 1</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">1,00 ₾</td></tr><tr><td style=\\"padding:6px 0\\">Thing 46f8b1 × 2</td><td align=\\"right\\" style=\\"padding:6px 0 6px 16px;white-space:nowrap\\">179,00 ₾</td></tr>\\n<tr><td style=\\"padding:12px 0;font-weight:700\\">Total</td><td align=\\"right\\" style=\\"padding:12px 0;font-weight:700;white-space:nowrap\\">240,00 ₾</td></tr></table></td></tr>\\n<tr><td style=\\"padding:16px 32px 32px\\"><a href=\\"http://localhost:3000/orderDetail/261120-C8K5Y9XK5XC\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">View the order</a></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "We have received your order: 261120-C8K5Y9XK5XC, 261120-NRHAEZX5HJZ. You pay the courier on delivery: 240,00 ₾.\\n\\nThing 5192d3 × 3: 60,00 ₾\\nThing d798ce × 1: 1,00 ₾\\nThing 46f8b1 × 2: 179,00 ₾\\n\\nTotal: 240,00 ₾\\n\\nhttp://localhost:3000/orderDetail/261120-C8K5Y9XK5XC\\n\\nKalata", "subject": "Order received: 261120-C8K5Y9XK5XC"}', '0', '2026-11-20 08:16:56+00', null, null),
('fcd88839-52bd-4260-bf28-3051721fbd19', 'mail', 'mail security e268d9c8-6b46-4dc7-9025-00f4835f578e', E'{"to": "3f8acd10-ccab-4ac6-9377-3070248d5126@example.ge", "html": "<!doctype html><html lang=\\"en-US\\"><head><meta charset=\\"utf-8\\"><title>Your password was changed</title></head>\\n<body style=\\"margin:0;background:#f7f4f0;font-family:''Google Sans'',''Noto Sans Georgian'',''Noto Sans'',Arial,sans-serif;color:#211a1c\\">\\n<table role=\\"presentation\\" width=\\"100%\\" cellpadding=\\"0\\" cellspacing=\\"0\\"><tr><td align=\\"center\\" style=\\"padding:32px 16px\\">\\n<table role=\\"presentation\\" width=\\"446\\" cellpadding=\\"0\\" cellspacing=\\"0\\" style=\\"max-width:100%;background:#ffffff;border-radius:20px\\">\\n<tr><td style=\\"padding:32px 32px 0;font-size:20px;font-weight:700;color:#7d1d3f\\">Kalata</td></tr>\\n<tr><td style=\\"padding:20px 32px 0\\"><div style=\\"font-size:16px;line-height:24px\\">Hello!<br><br><b>Your password was changed</b><br><br>From now on the new password lets you in.<br>November 20, 2026 at 12:52 PM, Tbilisi time</div></td></tr>\\n<tr><td style=\\"padding:20px 32px 0\\"><a href=\\"http://localhost:3000/user/profile/account\\" style=\\"display:inline-block;background:#7d1d3f;color:#ffffff;text-decoration:none;border-radius:12px;padding:12px 24px;font-size:16px\\">Open my account</a></td></tr>\\n<tr><td style=\\"padding:20px 32px 0\\"><div style=\\"padding-bottom:12px;font-size:14px;line-height:20px;color:#6a5f63\\">If this was not you, set a new password and sign out everywhere.</div></td></tr><tr><td style=\\"padding:20px\\"></td></tr>\\n</table></td></tr></table></body></html>", "lang": "en", "text": "Hello!\\n\\nYour password was changed\\n\\nFrom now on the new password lets you in.\\nNovember 20, 2026 at 12:52 PM, Tbilisi time\\n\\nIf this was not you, set a new password and sign out everywhere.\\n\\nhttp://localhost:3000/user/profile/account\\n\\nKalata", "subject": "Your password was changed"}', '0', '2026-11-20 08:52:09+00', null, null);
insert into "payment_events" ("provider", "id", "payload", "received_at", "applied_at") values
('sandbox', 'evt_04ae2755221760281bb892a14f19767e', '{"id": "evt_04ae2755221760281bb892a14f19767e", "type": "succeeded", "amount": 24000, "payment": "7318b80d-83bf-4830-9e03-1be2419bc70c"}', '2026-11-20 08:00:07+00', '2026-11-20 08:00:07+00'),
('sandbox', 'evt_17a24c93-a6d9-44a6-bc7d-20fddfbdde0a', '{"id": "evt_17a24c93-a6d9-44a6-bc7d-20fddfbdde0a", "type": "succeeded", "amount": 1234, "payment": "7190f8f6-b5c7-49af-b2b8-33e3083e2dda"}', '2026-11-20 08:16:42+00', '2026-11-20 08:16:42+00'),
('sandbox', 'evt_3668a971-d1e4-4f6b-bc3c-85a9b9cd7b45', '{"id": "evt_3668a971-d1e4-4f6b-bc3c-85a9b9cd7b45", "type": "declined", "amount": 8950, "reason": "declined", "payment": "82b03fc8-95ba-4de7-9cf3-f3fc34a32a86"}', '2026-11-20 08:51:48+00', '2026-11-20 08:51:48+00'),
('sandbox', 'evt_54961d3eae08103891d09b67de044925', '{"id": "evt_54961d3eae08103891d09b67de044925", "type": "succeeded", "amount": 8950, "payment": "efd1dbcc-32a6-4ffc-a49a-3a863a80bf15"}', '2026-11-20 08:35:13+00', '2026-11-20 08:35:13+00'),
('sandbox', 'evt_683a7dcc063ab01f75492499877ef259', '{"id": "evt_683a7dcc063ab01f75492499877ef259", "type": "succeeded", "amount": 2000, "payment": "aeded283-2803-4408-b481-21a63c2f5360"}', '2026-11-20 08:31:59+00', '2026-11-20 08:31:59+00'),
('sandbox', 'evt_7395f24c3ee773ccafb8de39cf0a1856', '{"id": "evt_7395f24c3ee773ccafb8de39cf0a1856", "type": "succeeded", "amount": 4000, "payment": "35156305-911f-4ee8-8636-c2642d3bddb3"}', '2026-11-20 08:28:52+00', '2026-11-20 08:28:52+00'),
('sandbox', 'evt_8532a54c846b06fb3a54ef1a9f5dbd05', '{"id": "evt_8532a54c846b06fb3a54ef1a9f5dbd05", "type": "succeeded", "amount": 11450, "payment": "cef275d8-7a6d-4325-a134-0765223b4bab"}', '2026-11-20 08:26:45+00', '2026-11-20 08:26:45+00'),
('sandbox', 'evt_9d6db098-aeb7-4ae1-bf98-7097e2a0e5da', '{"id": "evt_9d6db098-aeb7-4ae1-bf98-7097e2a0e5da", "type": "succeeded", "amount": 1, "payment": "4f98bdaf-c51d-4224-a64f-7cc92133c6ba"}', '2026-11-20 08:52:09+00', null),
('sandbox', 'evt_a6673358-1be9-4c42-ac83-bd141c706e8f', '{"id": "evt_a6673358-1be9-4c42-ac83-bd141c706e8f", "type": "succeeded", "amount": 4321, "payment": "138c7ce4-c56f-4f51-bc72-2c83885fd2e9"}', '2026-11-20 08:16:35+00', '2026-11-20 08:16:35+00'),
('sandbox', 'evt_b8893d6dec8b2b9038f9b150c6dd520b', '{"id": "evt_b8893d6dec8b2b9038f9b150c6dd520b", "type": "succeeded", "amount": 8950, "payment": "f7e2f945-7c6e-4653-9995-cd98a827f82e"}', '2026-11-20 08:25:38+00', '2026-11-20 08:25:38+00'),
('sandbox', 'evt_bd739a1f8ea994e02eeba72ab7256c20', '{"id": "evt_bd739a1f8ea994e02eeba72ab7256c20", "type": "succeeded", "amount": 24000, "payment": "e77c0322-ea0f-4218-9781-450c60ed43aa"}', '2026-11-20 08:25:31+00', '2026-11-20 08:25:31+00'),
('sandbox', 'evt_d6a8e748-33f5-4950-b704-4dc61e30d8a5', '{"id": "evt_d6a8e748-33f5-4950-b704-4dc61e30d8a5", "type": "succeeded", "amount": 24000, "payment": "7fcd7d3e-c443-4748-ab9e-321d72a9a3f5"}', '2026-11-20 08:35:27+00', '2026-11-20 08:35:27+00'),
('sandbox', 'evt_e00a945c9b2abfe9ee689f0fe37fdf59', '{"id": "evt_e00a945c9b2abfe9ee689f0fe37fdf59", "type": "succeeded", "amount": 24000, "payment": "61572e83-1261-48cf-9d97-de5a94872e46"}', '2026-11-20 08:35:06+00', '2026-11-20 08:35:06+00'),
('sandbox', 'evt_f2b11b770387c9c4e5181cc8b62bd338', '{"id": "evt_f2b11b770387c9c4e5181cc8b62bd338", "type": "succeeded", "amount": 8950, "payment": "c8b6ecc7-50cc-4949-a0b1-6000c4ec1f57"}', '2026-11-20 08:00:14+00', '2026-11-20 08:00:14+00');
insert into "payments" ("id", "checkout_id", "member_id", "method", "total", "lang", "reference", "captured", "refunded", "reason", "created_at") values
('07f078ac-d403-4fca-a991-1c7817db4fbe', '1b3b5b16-cee9-467e-a06a-a9036b6d199c', 'f69e913e-7f4a-455a-8e72-21600b0b0804', 'sandbox', '24000', 'en', 'vH-r3JYu9GBOgyiatRI5j1YP_bRksJfr', '0', '0', null, '2026-11-20 08:16:49+00'),
('138c7ce4-c56f-4f51-bc72-2c83885fd2e9', '7ce09d22-eca8-4b64-a507-1ca9ae6e920f', 'a60f7965-8b1d-4e17-942f-ea4c6d428c48', 'sandbox', '4321', 'en', 'irowuRJho3Zqd98JqL3ox38RjehsTv72', '4321', '0', null, '2026-11-20 08:00:28+00'),
('13a80136-fd7b-4ab1-990b-cc4b72ef9b30', '0abb3208-b850-472c-8fcd-8a2a8e4d8a90', 'f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', 'cash', '100', 'en', 'BD6JO6x2Z6c-7UJx_mrooxtZXiPUYOc3', '0', '0', null, '2026-11-20 08:19:17+00'),
('31c616cf-00f8-4df1-8cf5-748adad02b24', '6b8931bc-dbce-43d1-927a-e82c96c89c00', 'b8834c67-8a3b-4b24-b820-1e2cc76ae211', 'cash', '24000', 'en', 'XSFtr7zjiPbTbO-LvfmAl5g0Rt1tiA0W', '0', '0', null, '2026-11-20 08:16:56+00'),
('35156305-911f-4ee8-8636-c2642d3bddb3', 'cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', '0b75d11f-8428-4b5b-813c-e482b75902ce', 'sandbox', '4000', 'en', 'EifhOCfGZoUje_4TRW_-kzxmBCaR-LMN', '4000', '0', null, '2026-11-20 08:28:52+00'),
('370f7fe2-fe18-4c2a-a33d-c15732cdc99f', '0c2d5e52-b1b5-4c48-b4de-f943d0b220c1', 'bd388d9e-9353-4424-840f-2bbadda9c678', 'cash', '100', 'en', 'RgDxM3ArNQIip164NehzzKKgjjwQi82r', '0', '0', null, '2026-11-20 08:22:24+00'),
('4481f67f-fd10-4feb-9d99-a7233fb900f8', 'b173e62f-a16c-4d23-adda-7dfc0a582c10', '8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', 'cash', '1234', 'en', '924AXljeEltb41J9vWbbqfA89pPHR7Lp', '0', '0', null, '2026-11-20 08:16:42+00'),
('55f553a0-db0d-4378-ac19-37076673b630', 'e1087e23-f372-4128-81d3-4f2e87da3c27', '2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', 'sandbox', '8950', 'en', 'ELZ9v00JEZ9E74T31PgA3tigg8sRfnk8', '0', '0', null, '2026-11-20 08:52:02+00'),
('59dbbcbb-1ffe-4bf2-be3e-a80109168fa8', 'ee7712a7-cb9a-4c19-b303-6f74525cfdd0', '7c30e297-1fff-422f-9f1f-e2a644a110c7', 'sandbox', '100', 'en', 'fFMr-mG6SCS21bQzasBKhO01zGDAohoY', '0', '0', null, '2026-11-20 08:35:20+00'),
('61572e83-1261-48cf-9d97-de5a94872e46', '3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2a4ba088-7ad4-4b9e-8088-b099705e1934', 'sandbox', '24000', 'en', 'yU3sdvbPAg0LWxBE05_V3IsdVUXGY4X3', '24000', '0', null, '2026-11-20 08:35:06+00'),
('63cabd96-5f45-48f7-85b8-7428926a2a41', 'f1bf4f79-f3ce-479f-b756-ab568e1c8dcc', '1087c489-6664-449b-97b8-4ccaa8c10d88', 'sandbox', '100', 'en', 'uvGRUgvT-hkH_6niTNcBihdkQqzeGPjc', '0', '0', null, '2026-11-20 08:35:34+00'),
('64d72a10-ac57-45bf-9954-e88ee0dc9001', 'd15fc497-413a-4c3a-a465-1cfe631bd847', '51b7d724-7c9e-4275-9013-b31a01edb474', 'sandbox', '24000', 'en', '4ulpXntL02iyOkOViLtBVwlqpfFi1oCq', '0', '0', null, '2026-11-20 08:00:21+00'),
('7190f8f6-b5c7-49af-b2b8-33e3083e2dda', '20c3c52b-2e4b-48d6-8d20-e608cf3dbf62', 'eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', 'sandbox', '1234', 'en', 'vh98GVp-_zrN_sbp6EE30Qx0JwtiTW20', '1234', '1234', null, '2026-11-20 08:00:35+00'),
('7318b80d-83bf-4830-9e03-1be2419bc70c', '264de40e-051b-46f8-b678-918fdb81c899', '9bd7244a-5eb0-47d1-aea0-61769c3b7e21', 'sandbox', '24000', 'en', '9yHEWGKZI4Rq-tkfKdo1e0i8AusOT_6G', '24000', '6000', null, '2026-11-20 08:00:07+00'),
('78f9d23f-817c-42bb-b3e0-9c52c1d680e6', '9a038f64-0c8d-422d-912c-a9d235fd407f', '56a08609-04eb-456f-8469-8309f3fa974d', 'sandbox', '8950', 'en', 'tqZ_n38-NMDGx_1h1CPCp10L3V2wAyKO', '0', '0', null, '2026-11-20 08:51:55+00'),
('7d2ee2b7-12fe-4ac8-b317-5d8c973ce6c6', 'd29c7a25-3dbd-4c2e-a285-555937e525f1', '68d5f36d-3874-4799-adc9-c639d2ff69df', 'cash', '200', 'en', 'Xi1l-CHDGdIZ4QxXTGUnxzTOTXDgBuI0', '0', '0', null, '2026-11-20 08:17:03+00'),
('7fcd7d3e-c443-4748-ab9e-321d72a9a3f5', '6b5ec880-b563-4427-b196-cd57763ae1db', '52dfe39b-d103-4f90-90c4-15ba1182d259', 'sandbox', '24000', 'en', '34Slrh2bvyjIy0y9_6rDedHzPK5En1-S', '24000', '0', null, '2026-11-20 08:35:27+00'),
('82b03fc8-95ba-4de7-9cf3-f3fc34a32a86', '8e1ad33a-9f75-4c72-b04a-1d176d5bee95', '874fadb1-88e0-4cc0-80de-8c2292d0a185', 'sandbox', '8950', 'en', 'qreO3LhOnYPzle3DkuP6zXHvXf6e6yF0', '0', '0', 'declined', '2026-11-20 08:51:48+00'),
('8db64774-5faa-47e8-b5f6-bbdfb8b3bf6f', 'c3eb7f41-bef6-4797-94d9-9bcc616f9c9a', 'aed3b2e7-34ca-4486-9266-db520481c685', 'cash', '300', 'en', 'fEFvPZsmHXfccF24jvfedqf57R4f2mxd', '0', '0', null, '2026-11-20 08:52:09+00'),
('aeded283-2803-4408-b481-21a63c2f5360', '971a7f28-640b-49c6-abc0-2bf0e1364fdc', '2ef5c67a-11d7-4db7-b84d-4136b2369472', 'sandbox', '2000', 'en', 'ic3iT8CEZvV5q1QJUfT0TLF8fsuXdW9_', '2000', '0', null, '2026-11-20 08:31:59+00'),
('c8b6ecc7-50cc-4949-a0b1-6000c4ec1f57', '26517310-b384-4466-ab20-5ad4ac95b291', '6a7c5a40-249c-4bbc-ab41-347fa6d1352d', 'sandbox', '8950', 'en', 'EJMRRuRyOXfjovsHQhGKpuw17R4gfpxe', '8950', '8950', null, '2026-11-20 08:00:14+00'),
('cd8975d2-9bb7-487b-a591-f1582c3b8183', '4fcbdb12-eb67-4a23-ac8e-20be151bafb4', 'e5861ec5-9fa8-4669-9423-b8e3a614cab0', 'sandbox', '24000', 'en', 'ajuYokwpmscUADP35M34hEZAfB1PEkb0', '0', '0', null, '2026-11-20 08:51:41+00'),
('cef275d8-7a6d-4325-a134-0765223b4bab', '5a558946-b5ef-4da1-87be-7642ea404580', '0e7e4416-7b82-44e3-a839-633b0c55fa0b', 'sandbox', '11450', 'en', 'Np07-ifBt87DM8dxzEhjDtRHQl4VZ5IW', '11450', '0', null, '2026-11-20 08:26:45+00'),
('e77c0322-ea0f-4218-9781-450c60ed43aa', 'e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '66ad7069-ca07-4cbc-a0de-a825dc3b6025', 'sandbox', '24000', 'en', 'CNw-4BQNCSuyMXf4qOyzCPpUoOck5FJO', '24000', '0', null, '2026-11-20 08:25:31+00'),
('efd1dbcc-32a6-4ffc-a49a-3a863a80bf15', 'd57df0fa-28a1-46a3-b6f9-87be71611f61', '47e18cde-224b-4a0f-9f1a-bdae461bda73', 'sandbox', '8950', 'en', '6i8pZX8coux8QMg2MSoh0-1MV8qNP5MU', '8950', '0', null, '2026-11-20 08:35:13+00'),
('f367f338-5f47-46d5-b417-ebea06529746', 'b091181c-1107-4426-a9b7-8ef52ba9c922', '00f84c3d-5a00-49f0-8d3d-4728a2814e22', 'cash', '100', 'en', 'kyxO0sgb42enQZI5rbUTWfMlwLYRi5T6', '0', '0', null, '2026-11-20 08:17:10+00'),
('f7e2f945-7c6e-4653-9995-cd98a827f82e', '7823cec8-fde8-4523-aff9-977837f8f409', '4e267e60-4df0-4471-8dd8-83a679fd5b84', 'sandbox', '8950', 'en', '0DBh4b9-rR3rcxa1sR1tYQAjsZ7ydykX', '8950', '0', null, '2026-11-20 08:25:38+00');
insert into "price_history" ("offer_id", "price", "since") values
('1', '8950', '2026-11-20 08:00:00+00'),
('2', '100', '2026-11-20 08:00:00+00'),
('3', '2000', '2026-11-20 08:00:00+00'),
('4', '2500', '2026-11-20 08:00:00+00'),
('5', '3000', '2026-11-20 08:00:00+00'),
('6', '4321', '2026-11-20 08:00:00+00'),
('7', '1234', '2026-11-20 08:00:00+00'),
('8', '5000', '2026-11-20 08:00:00+00');
insert into "product_cards" ("product_id", "category_id", "top_id", "brand_id", "store_id", "offer_id", "offer_count", "price", "list_price", "in_stock", "sold", "created_at") values
('1', '2', '1', '1', '1', '1', '1', '9450', '12900', 'true', '0', '2026-11-20 08:00:00+00'),
('2', '2', '1', null, '1', '2', '1', '100', null, 'true', '0', '2026-11-20 08:00:00+00'),
('3', '4', '3', null, '2', '3', '3', '2000', null, 'true', '0', '2026-11-20 08:00:00+00'),
('4', '4', '3', null, '2', '6', '1', '4321', null, 'false', '0', '2026-11-20 08:00:00+00'),
('5', '6', '5', null, '2', '7', '1', '1234', null, 'false', '0', '2026-11-20 08:00:00+00');
insert into "products" ("id", "key", "category_id", "store_id", "brand_id", "name", "description", "attributes", "pictures", "options", "on_sale", "sold", "created_at", "source_hash") overriding system value values
('1', '46f8b191-ad76-4090-b814-f94502214c80', '2', '1', '1', '{"en": "Thing 46f8b1", "ka": "Thing 46f8b1", "ru": "Thing 46f8b1", "zh": "Thing 46f8b1"}', E'{"en": "A thing.\\n\\nA good one.", "ka": "A thing.\\n\\nA good one.", "ru": "A thing.\\n\\nA good one.", "zh": "A thing.\\n\\nA good one."}', '[]', '[{"src": "/media/none", "width": 640, "height": 640}]', '[]', 'true', '0', '2026-11-20 08:00:00+00', null),
('2', 'd798ce9e-6cb7-48ba-a2e7-b170dee6aa63', '2', '1', null, '{"en": "Thing d798ce", "ka": "Thing d798ce", "ru": "Thing d798ce", "zh": "Thing d798ce"}', E'{"en": "A thing.\\n\\nA good one.", "ka": "A thing.\\n\\nA good one.", "ru": "A thing.\\n\\nA good one.", "zh": "A thing.\\n\\nA good one."}', '[]', '[{"src": "/media/none", "width": 640, "height": 640}]', '[]', 'true', '0', '2026-11-20 08:00:00+00', null),
('3', '5192d315-7384-48df-b18b-62a36e6c5423', '4', '2', null, '{"en": "Thing 5192d3", "ka": "Thing 5192d3", "ru": "Thing 5192d3", "zh": "Thing 5192d3"}', E'{"en": "A thing.\\n\\nA good one.", "ka": "A thing.\\n\\nA good one.", "ru": "A thing.\\n\\nA good one.", "zh": "A thing.\\n\\nA good one."}', '[]', '[{"src": "/media/none", "width": 640, "height": 640}]', '[{"name": {"en": "Size", "ka": "Size", "ru": "Size", "zh": "Size"}, "values": [{"key": "v0", "text": {"en": "Size 0", "ka": "Size 0", "ru": "Size 0", "zh": "Size 0"}}, {"key": "v1", "text": {"en": "Size 1", "ka": "Size 1", "ru": "Size 1", "zh": "Size 1"}}, {"key": "v2", "text": {"en": "Size 2", "ka": "Size 2", "ru": "Size 2", "zh": "Size 2"}}]}]', 'true', '0', '2026-11-20 08:00:00+00', null),
('4', '7fc1cc7c-82d3-489e-8f23-9f84bf45009d', '4', '2', null, '{"en": "Thing 7fc1cc", "ka": "Thing 7fc1cc", "ru": "Thing 7fc1cc", "zh": "Thing 7fc1cc"}', E'{"en": "A thing.\\n\\nA good one.", "ka": "A thing.\\n\\nA good one.", "ru": "A thing.\\n\\nA good one.", "zh": "A thing.\\n\\nA good one."}', '[]', '[{"src": "/media/none", "width": 640, "height": 640}]', '[]', 'true', '0', '2026-11-20 08:00:00+00', null),
('5', '56b1798d-dc07-4c30-b73c-29f6996c2c5f', '6', '2', null, '{"en": "Thing 56b179", "ka": "Thing 56b179", "ru": "Thing 56b179", "zh": "Thing 56b179"}', E'{"en": "A thing.\\n\\nA good one.", "ka": "A thing.\\n\\nA good one.", "ru": "A thing.\\n\\nA good one.", "zh": "A thing.\\n\\nA good one."}', '[]', '[{"src": "/media/none", "width": 640, "height": 640}]', '[]', 'true', '0', '2026-11-20 08:00:00+00', null),
('6', '60f700fe-a154-4f4a-8798-6fb6b092939b', '8', '1', null, '{"en": "Thing 60f700", "ka": "Thing 60f700", "ru": "Thing 60f700", "zh": "Thing 60f700"}', E'{"en": "A thing.\\n\\nA good one.", "ka": "A thing.\\n\\nA good one.", "ru": "A thing.\\n\\nA good one.", "zh": "A thing.\\n\\nA good one."}', '[]', '[{"src": "/media/none", "width": 640, "height": 640}]', '[]', 'false', '0', '2026-11-20 08:00:00+00', null);
select setval(pg_get_serial_sequence('"products"', 'id'), (select max("id") from "products"));
insert into "refunds" ("order_no", "payment_id", "amount", "created_at", "done_at") values
('261120-4W2Q5J26DQN', 'efd1dbcc-32a6-4ffc-a49a-3a863a80bf15', '8950', '2026-11-20 08:35:13+00', null),
('261120-B75DGGG6BAQ', '7190f8f6-b5c7-49af-b2b8-33e3083e2dda', '1234', '2026-11-20 08:16:49+00', '2026-11-20 08:16:49+00'),
('261120-GW26X2XNPDT', 'c8b6ecc7-50cc-4949-a0b1-6000c4ec1f57', '8950', '2026-11-20 08:16:49+00', '2026-11-20 08:16:49+00'),
('261120-WSTJGN442XS', '7318b80d-83bf-4830-9e03-1be2419bc70c', '6000', '2026-11-20 08:16:49+00', '2026-11-20 08:16:49+00');
insert into "sandbox_charges" ("reference", "payment_id", "amount", "state", "refunded", "refund_keys") values
('0DBh4b9-rR3rcxa1sR1tYQAjsZ7ydykX', 'f7e2f945-7c6e-4653-9995-cd98a827f82e', '8950', 'captured', '0', '{}'),
('34Slrh2bvyjIy0y9_6rDedHzPK5En1-S', '7fcd7d3e-c443-4748-ab9e-321d72a9a3f5', '24000', 'captured', '0', '{}'),
('4ulpXntL02iyOkOViLtBVwlqpfFi1oCq', '64d72a10-ac57-45bf-9954-e88ee0dc9001', '24000', 'void', '0', '{}'),
('6i8pZX8coux8QMg2MSoh0-1MV8qNP5MU', 'efd1dbcc-32a6-4ffc-a49a-3a863a80bf15', '8950', 'captured', '8950', '{261120-4W2Q5J26DQN}'),
('9yHEWGKZI4Rq-tkfKdo1e0i8AusOT_6G', '7318b80d-83bf-4830-9e03-1be2419bc70c', '24000', 'captured', '6000', '{261120-WSTJGN442XS}'),
('CNw-4BQNCSuyMXf4qOyzCPpUoOck5FJO', 'e77c0322-ea0f-4218-9781-450c60ed43aa', '24000', 'captured', '0', '{}'),
('EJMRRuRyOXfjovsHQhGKpuw17R4gfpxe', 'c8b6ecc7-50cc-4949-a0b1-6000c4ec1f57', '8950', 'captured', '8950', '{261120-GW26X2XNPDT}'),
('ELZ9v00JEZ9E74T31PgA3tigg8sRfnk8', '55f553a0-db0d-4378-ac19-37076673b630', '8950', 'captured', '0', '{}'),
('EifhOCfGZoUje_4TRW_-kzxmBCaR-LMN', '35156305-911f-4ee8-8636-c2642d3bddb3', '4000', 'captured', '0', '{}'),
('Np07-ifBt87DM8dxzEhjDtRHQl4VZ5IW', 'cef275d8-7a6d-4325-a134-0765223b4bab', '11450', 'captured', '0', '{}'),
('fEFvPZsmHXfccF24jvfedqf57R4f2mxd', '8db64774-5faa-47e8-b5f6-bbdfb8b3bf6f', '300', 'void', '0', '{}'),
('ic3iT8CEZvV5q1QJUfT0TLF8fsuXdW9_', 'aeded283-2803-4408-b481-21a63c2f5360', '2000', 'captured', '0', '{}'),
('irowuRJho3Zqd98JqL3ox38RjehsTv72', '138c7ce4-c56f-4f51-bc72-2c83885fd2e9', '4321', 'captured', '0', '{}'),
('vH-r3JYu9GBOgyiatRI5j1YP_bRksJfr', '07f078ac-d403-4fca-a991-1c7817db4fbe', '24000', 'void', '0', '{}'),
('vh98GVp-_zrN_sbp6EE30Qx0JwtiTW20', '7190f8f6-b5c7-49af-b2b8-33e3083e2dda', '1234', 'captured', '1234', '{261120-B75DGGG6BAQ}'),
('yU3sdvbPAg0LWxBE05_V3IsdVUXGY4X3', '61572e83-1261-48cf-9d97-de5a94872e46', '24000', 'captured', '0', '{}');
insert into "search_categories" ("category_id", "words") values
('1', '''categori'':1,2,3,4'),
('2', '''categori'':1,2,3,4'),
('3', '''categori'':1,2,3,4'),
('4', '''categori'':1,2,3,4'),
('5', '''categori'':1,2,3,4'),
('6', '''categori'':1,2,3,4'),
('7', '''categori'':1,2,3,4'),
('8', '''categori'':1,2,3,4');
insert into "search_documents" ("product_id", "words", "ka", "en", "ru", "zh") values
('1', '''1'':6A,22A,38A,54A ''46'':2A,18A,34A,50A ''8'':4A,20A,36A,52A ''a'':12,14,28,30,44,46,60,62 ''b'':5A,21A,37A,53A ''categori'':8B,9B,24B,25B,40B,41B,56B,57B ''clay'':10C,26C,42C,58C ''f'':3A,19A,35A,51A ''good'':15,31,47,63 ''kera'':7B,23B,39B,55B ''one'':16,32,48,64 ''tbilisi'':11C,27C,43C,59C ''thing'':1A,13,17A,29,33A,45,49A,61', '''1'':6A ''46'':2A ''8'':4A ''a'':12,14 ''b'':5A ''categori'':8B,9B ''clay'':10C ''f'':3A ''good'':15 ''kera'':7B ''one'':16 ''tbilisi'':11C ''thing'':1A,13', '''1'':6A ''46'':2A ''8'':4A ''a'':12,14 ''b'':5A ''categori'':8B,9B ''clay'':10C ''f'':3A ''good'':15 ''kera'':7B ''one'':16 ''tbilisi'':11C ''thing'':1A,13', '''1'':6A ''46'':2A ''8'':4A ''a'':12,14 ''b'':5A ''categori'':8B,9B ''clay'':10C ''f'':3A ''good'':15 ''kera'':7B ''one'':16 ''tbilisi'':11C ''thing'':1A,13', '''1'':6A ''46'':2A ''8'':4A ''a'':12,14 ''b'':5A ''categori'':8B,9B ''clay'':10C ''f'':3A ''good'':15 ''kera'':7B ''one'':16 ''tbilisi'':11C ''thing'':1A,13'),
('2', '''798'':3A,16A,29A,42A ''a'':9,11,22,24,35,37,48,50 ''categori'':5B,6B,18B,19B,31B,32B,44B,45B ''ce'':4A,17A,30A,43A ''clay'':7C,20C,33C,46C ''d'':2A,15A,28A,41A ''good'':12,25,38,51 ''one'':13,26,39,52 ''tbilisi'':8C,21C,34C,47C ''thing'':1A,10,14A,23,27A,36,40A,49', '''798'':3A ''a'':9,11 ''categori'':5B,6B ''ce'':4A ''clay'':7C ''d'':2A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10', '''798'':3A ''a'':9,11 ''categori'':5B,6B ''ce'':4A ''clay'':7C ''d'':2A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10', '''798'':3A ''a'':9,11 ''categori'':5B,6B ''ce'':4A ''clay'':7C ''d'':2A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10', '''798'':3A ''a'':9,11 ''categori'':5B,6B ''ce'':4A ''clay'':7C ''d'':2A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10'),
('3', '''0'':11,31,51,71 ''1'':13,33,53,73 ''2'':15,35,55,75 ''3'':4A,24A,44A,64A ''5192'':2A,22A,42A,62A ''a'':16,18,36,38,56,58,76,78 ''categori'':5B,6B,25B,26B,45B,46B,65B,66B ''d'':3A,23A,43A,63A ''good'':19,39,59,79 ''one'':20,40,60,80 ''size'':9,10,12,14,29,30,32,34,49,50,52,54,69,70,72,74 ''tbilisi'':8C,28C,48C,68C ''thing'':1A,17,21A,37,41A,57,61A,77 ''wool'':7C,27C,47C,67C', '''0'':11 ''1'':13 ''2'':15 ''3'':4A ''5192'':2A ''a'':16,18 ''categori'':5B,6B ''d'':3A ''good'':19 ''one'':20 ''size'':9,10,12,14 ''tbilisi'':8C ''thing'':1A,17 ''wool'':7C', '''0'':11 ''1'':13 ''2'':15 ''3'':4A ''5192'':2A ''a'':16,18 ''categori'':5B,6B ''d'':3A ''good'':19 ''one'':20 ''size'':9,10,12,14 ''tbilisi'':8C ''thing'':1A,17 ''wool'':7C', '''0'':11 ''1'':13 ''2'':15 ''3'':4A ''5192'':2A ''a'':16,18 ''categori'':5B,6B ''d'':3A ''good'':19 ''one'':20 ''size'':9,10,12,14 ''tbilisi'':8C ''thing'':1A,17 ''wool'':7C', '''0'':11 ''1'':13 ''2'':15 ''3'':4A ''5192'':2A ''a'':16,18 ''categori'':5B,6B ''d'':3A ''good'':19 ''one'':20 ''size'':9,10,12,14 ''tbilisi'':8C ''thing'':1A,17 ''wool'':7C'),
('4', '''1'':4A,18A,32A,46A ''7'':2A,16A,30A,44A ''a'':10,12,24,26,38,40,52,54 ''categori'':6B,7B,20B,21B,34B,35B,48B,49B ''cc'':5A,19A,33A,47A ''fc'':3A,17A,31A,45A ''good'':13,27,41,55 ''one'':14,28,42,56 ''tbilisi'':9C,23C,37C,51C ''thing'':1A,11,15A,25,29A,39,43A,53 ''wool'':8C,22C,36C,50C', '''1'':4A ''7'':2A ''a'':10,12 ''categori'':6B,7B ''cc'':5A ''fc'':3A ''good'':13 ''one'':14 ''tbilisi'':9C ''thing'':1A,11 ''wool'':8C', '''1'':4A ''7'':2A ''a'':10,12 ''categori'':6B,7B ''cc'':5A ''fc'':3A ''good'':13 ''one'':14 ''tbilisi'':9C ''thing'':1A,11 ''wool'':8C', '''1'':4A ''7'':2A ''a'':10,12 ''categori'':6B,7B ''cc'':5A ''fc'':3A ''good'':13 ''one'':14 ''tbilisi'':9C ''thing'':1A,11 ''wool'':8C', '''1'':4A ''7'':2A ''a'':10,12 ''categori'':6B,7B ''cc'':5A ''fc'':3A ''good'':13 ''one'':14 ''tbilisi'':9C ''thing'':1A,11 ''wool'':8C'),
('5', '''179'':4A,17A,30A,43A ''56'':2A,15A,28A,41A ''a'':9,11,22,24,35,37,48,50 ''b'':3A,16A,29A,42A ''categori'':5B,6B,18B,19B,31B,32B,44B,45B ''good'':12,25,38,51 ''one'':13,26,39,52 ''tbilisi'':8C,21C,34C,47C ''thing'':1A,10,14A,23,27A,36,40A,49 ''wool'':7C,20C,33C,46C', '''179'':4A ''56'':2A ''a'':9,11 ''b'':3A ''categori'':5B,6B ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10 ''wool'':7C', '''179'':4A ''56'':2A ''a'':9,11 ''b'':3A ''categori'':5B,6B ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10 ''wool'':7C', '''179'':4A ''56'':2A ''a'':9,11 ''b'':3A ''categori'':5B,6B ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10 ''wool'':7C', '''179'':4A ''56'':2A ''a'':9,11 ''b'':3A ''categori'':5B,6B ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10 ''wool'':7C'),
('6', '''60'':2A,15A,28A,41A ''700'':4A,17A,30A,43A ''a'':9,11,22,24,35,37,48,50 ''categori'':5B,6B,18B,19B,31B,32B,44B,45B ''clay'':7C,20C,33C,46C ''f'':3A,16A,29A,42A ''good'':12,25,38,51 ''one'':13,26,39,52 ''tbilisi'':8C,21C,34C,47C ''thing'':1A,10,14A,23,27A,36,40A,49', '''60'':2A ''700'':4A ''a'':9,11 ''categori'':5B,6B ''clay'':7C ''f'':3A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10', '''60'':2A ''700'':4A ''a'':9,11 ''categori'':5B,6B ''clay'':7C ''f'':3A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10', '''60'':2A ''700'':4A ''a'':9,11 ''categori'':5B,6B ''clay'':7C ''f'':3A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10', '''60'':2A ''700'':4A ''a'':9,11 ''categori'':5B,6B ''clay'':7C ''f'':3A ''good'':12 ''one'':13 ''tbilisi'':8C ''thing'':1A,10');
insert into "search_words" ("word", "lexeme", "sound", "said", "uses", "near") values
('0', '0', null, null, '4', '{0,""}'),
('1', '1', null, null, '12', '{1,""}'),
('179', '179', null, null, '4', '{179,79,19,17}'),
('2', '2', null, null, '4', '{2,""}'),
('3', '3', null, null, '4', '{3,""}'),
('46', '46', null, null, '4', '{46,6,4}'),
('5192', '5192', null, null, '4', '{5192,192,592,512,519}'),
('56', '56', null, null, '4', '{56,6,5}'),
('60', '60', null, null, '4', '{60,0,6}'),
('7', '7', null, null, '4', '{7,""}'),
('700', '700', null, null, '4', '{700,00,70}'),
('798', '798', null, null, '4', '{798,98,78,79}'),
('8', '8', null, null, '4', '{8,""}'),
('a', 'a', null, null, '48', '{a,""}'),
('b', 'b', null, null, '8', '{b,""}'),
('category', 'categori', null, null, '80', '{category,ategory,ctegory,caegory,catgory,cateory,categry,categoy,categor}'),
('cc', 'cc', null, null, '4', '{cc,c}'),
('ce', 'ce', null, null, '4', '{ce,e,c}'),
('clay', 'clay', null, null, '12', '{clay,lay,cay,cly,cla}'),
('d', 'd', null, null, '8', '{d,""}'),
('f', 'f', null, null, '8', '{f,""}'),
('fc', 'fc', null, null, '4', '{fc,c,f}'),
('good', 'good', null, null, '24', '{good,ood,god,goo}'),
('kera', 'kera', null, null, '4', '{kera,era,kra,kea,ker}'),
('one', 'one', null, null, '24', '{one,ne,oe,on}'),
('size', 'size', null, null, '16', '{size,ize,sze,sie,siz}'),
('tbilisi', 'tbilisi', null, null, '24', '{tbilisi,bilisi,tilisi,tblisi,tbiisi,tbilsi,tbilii,tbilis}'),
('thing', 'thing', null, null, '48', '{thing,hing,ting,thng,thig,thin}'),
('wool', 'wool', null, null, '12', '{wool,ool,wol,woo}');
insert into "sessions" ("token_hash", "member_id", "created_at", "seen_at", "client", "id") values
('1QAJOSaEuLtXLPxBuvNIKCp2FHYwpqsYSzKrS6xirwU', 'f69e913e-7f4a-455a-8e72-21600b0b0804', '2026-11-20 08:16:49+00', '2026-11-20 08:16:49+00', '{"ip": "127.0.0.1", "agent": "test"}', '8035cb80-7436-4b94-ba25-25521311a7ff'),
('4ltPEvhEJ3EJenXiBrGMFE8KTaeyD9_rNtcx91QFDAI', '52dfe39b-d103-4f90-90c4-15ba1182d259', '2026-11-20 08:35:27+00', '2026-11-20 08:35:27+00', '{"ip": "127.0.0.1", "agent": "test"}', '22230d30-14ad-4a9e-87d4-a7babc7ddbb7'),
('5RvbOvvPbOJseRnTKjrPQa9W-8dV9EuzmCQfB5xIRFw', '1087c489-6664-449b-97b8-4ccaa8c10d88', '2026-11-20 08:35:34+00', '2026-11-20 08:35:34+00', '{"ip": "127.0.0.1", "agent": "test"}', '2fc47292-12a7-453e-aca1-43656545ddf0'),
('77vAOPK839LMzxIUrsKBuGR2kNjB-K1fKAh02JgTtVY', '56a08609-04eb-456f-8469-8309f3fa974d', '2026-11-20 08:51:55+00', '2026-11-20 08:51:55+00', '{"ip": "127.0.0.1", "agent": "test"}', '0a771069-4ecb-488d-b148-9e14a85c60fd'),
('8HDiSnhmHJcglhADMUIbnhNHL85i63KYJJipvNQgnQY', '47e18cde-224b-4a0f-9f1a-bdae461bda73', '2026-11-20 08:35:13+00', '2026-11-20 08:35:13+00', '{"ip": "127.0.0.1", "agent": "test"}', 'e7c8ff98-c778-473e-9858-f688cbf49a45'),
('94tbXHSUA7QcOihX35G0mz-i9-KlgZkDhBpzlviYz_w', '0e7e4416-7b82-44e3-a839-633b0c55fa0b', '2026-11-20 08:26:45+00', '2026-11-20 08:26:45+00', '{"ip": "127.0.0.1", "agent": "test"}', 'daa9b444-a242-403c-9ceb-1e93a874054b'),
('9_qrMvTj48olb_lYNdUNnmyYRd45NKpEQUupBkSFtsU', '9bd7244a-5eb0-47d1-aea0-61769c3b7e21', '2026-11-20 08:00:07+00', '2026-11-20 08:00:07+00', '{"ip": "127.0.0.1", "agent": "test"}', '17b4cf35-25b8-4a43-ba86-7b011ff222d0'),
('9cOkVBLhSGQR10nSozDhzxLCFa6udDcxKP08qHqgQ9A', '4e267e60-4df0-4471-8dd8-83a679fd5b84', '2026-11-20 08:25:38+00', '2026-11-20 08:25:38+00', '{"ip": "127.0.0.1", "agent": "test"}', 'b3a4b96f-e852-4e76-b413-10e0a58a972f'),
('B3xYsYfsrXWgWSQN-6CxR-l4_NszLYBf30sn7M0L0IA', '68d5f36d-3874-4799-adc9-c639d2ff69df', '2026-11-20 08:17:03+00', '2026-11-20 08:17:03+00', '{"ip": "127.0.0.1", "agent": "test"}', 'bf3e701a-ef64-4868-b390-7fac9da4ea99'),
('EB1A1F65CDP-kjlhy_lkhoq5jF38qJZsnljnB2o4maM', 'a60f7965-8b1d-4e17-942f-ea4c6d428c48', '2026-11-20 08:00:28+00', '2026-11-20 08:00:28+00', '{"ip": "127.0.0.1", "agent": "test"}', '0ea8a637-cf26-4066-9837-9b45ab042eca'),
('EyLfr8bb1fUT4tIppwVm0ehUdhlANQirbYx4XHOkftE', 'e5861ec5-9fa8-4669-9423-b8e3a614cab0', '2026-11-20 08:51:41+00', '2026-11-20 08:51:41+00', '{"ip": "127.0.0.1", "agent": "test"}', 'a41b8bdf-e699-4173-a9cc-5f70858505a1'),
('F7jimW-CqZwhXFUlDHOSqYDAumoQy3IzMjdFQWVgeBE', '51b7d724-7c9e-4275-9013-b31a01edb474', '2026-11-20 08:00:21+00', '2026-11-20 08:00:21+00', '{"ip": "127.0.0.1", "agent": "test"}', '4de18d58-e6e0-4fd4-8f93-e4f83b3c3ca3'),
('JsdLHAQm5Ol2PLwKgsE57WdAazXs_RdGmO_ToJXkha8', '2a4ba088-7ad4-4b9e-8088-b099705e1934', '2026-11-20 08:35:06+00', '2026-11-20 08:35:06+00', '{"ip": "127.0.0.1", "agent": "test"}', '6fadb6b1-42fb-4b5b-8d9f-d97b9529769f'),
('Q1D3bxX8pKCrM3176p6VFXpa3nw52NTtxCTs4dobpEQ', '2ef5c67a-11d7-4db7-b84d-4136b2369472', '2026-11-20 08:31:59+00', '2026-11-20 08:31:59+00', '{"ip": "127.0.0.1", "agent": "test"}', 'd725144c-7922-4a28-9117-4b9964d48556'),
('RAjl5CpxZ3p6YLpsShA47p4nqYD0tVE3tdGKDYSE8jo', 'f8108af0-5474-4bac-99dd-dbc7eb0b6c1d', '2026-11-20 08:19:17+00', '2026-11-20 08:19:17+00', '{"ip": "127.0.0.1", "agent": "test"}', 'ac10fd60-a8f9-472b-b9f5-0f76ba637207'),
('T6rHPUPIF0kgmZ70MeoxJlHKWQ0qslAIl2iN2nO9OXU', 'aed3b2e7-34ca-4486-9266-db520481c685', '2026-11-20 08:52:09+00', '2026-11-20 08:52:09+00', '{"ip": "127.0.0.1", "agent": "test"}', 'ad4ac4c7-2b3d-45c3-b096-33bc2f6076aa'),
('XPoOsyluhKP4alOHllAPuPut4oNCwD2aBKgWS9urcbI', '8fadfaf5-dcdd-4719-a4be-921cd0ba0f39', '2026-11-20 08:16:42+00', '2026-11-20 08:16:42+00', '{"ip": "127.0.0.1", "agent": "test"}', 'e78dd0fa-fbc7-4996-a195-4d94d5021ab0'),
('ZGQKk2nB0cAR8T234dhVvb9qxT9G-6tzr_ELe3L0IdU', '874fadb1-88e0-4cc0-80de-8c2292d0a185', '2026-11-20 08:51:48+00', '2026-11-20 08:51:48+00', '{"ip": "127.0.0.1", "agent": "test"}', '83e912c8-849a-423d-8e6f-a17aeb314d5e'),
('aFFbFRcTUFK21DyoxTj0ppy54gITmfPDCXk1lj2nnm0', 'cb5b0cc1-9641-41f4-95d3-3b9a545ef6d2', '2026-11-20 08:52:09+00', '2026-11-20 08:52:09+00', '{"ip": "127.0.0.1", "agent": "test"}', '346205ae-4141-48f2-ba1e-8827a5873739'),
('by9RhzXDVOUcART64b_AnIs73kHf8yFTzZOSwkTZ_ZM', '0b75d11f-8428-4b5b-813c-e482b75902ce', '2026-11-20 08:28:52+00', '2026-11-20 08:28:52+00', '{"ip": "127.0.0.1", "agent": "test"}', 'cd654718-4e48-49ce-b8a5-c68e423b14ae'),
('dXrtsPoGdJw22UfGCoHWmsVEv_lg6nTQxIrZ0sl3qBY', '00f84c3d-5a00-49f0-8d3d-4728a2814e22', '2026-11-20 08:17:10+00', '2026-11-20 08:17:10+00', '{"ip": "127.0.0.1", "agent": "test"}', '5a45dabc-58dd-42f7-87e7-54c64fa1a709'),
('e2S3WgpEmNgcAoY0zNSfgkSZT0CAfIaHQV0gAP3R6l4', 'eb48ba6f-9bb8-448d-ab30-8db65d0b70e3', '2026-11-20 08:00:35+00', '2026-11-20 08:00:35+00', '{"ip": "127.0.0.1", "agent": "test"}', '9426a3a8-6625-41a6-b8f1-50b1b66533db'),
('kREed-r4oHAaDBCUp2oZBsbtlPnlWMaBGLe2gUXUTNQ', '3a674ae4-c34b-461d-b8cc-074d8a4d798a', '2026-11-20 08:52:09+00', '2026-11-20 08:52:09+00', '{"ip": "127.0.0.1", "agent": "test"}', '821b9c67-2fa4-425f-b2c7-982744d43cd7'),
('kTt_uvWhiXnvAX85_r9cccgi5AvGUSs2TMdDGXN4GpI', 'bd388d9e-9353-4424-840f-2bbadda9c678', '2026-11-20 08:22:24+00', '2026-11-20 08:22:24+00', '{"ip": "127.0.0.1", "agent": "test"}', 'ab44c847-836e-4847-aaca-df16dba22e7e'),
('kkd2Mj68V0F2Nv-uAkoJq-XM1VlOc4bhsh0R4l_aSP4', 'b8834c67-8a3b-4b24-b820-1e2cc76ae211', '2026-11-20 08:16:56+00', '2026-11-20 08:16:56+00', '{"ip": "127.0.0.1", "agent": "test"}', '683441d6-2a8e-442b-8460-e22a6ad04967'),
('kzQ8PG4r8ZK6SA4eAK-h0_gTo5wQwhSg4wrIDY1uc-4', '66ad7069-ca07-4cbc-a0de-a825dc3b6025', '2026-11-20 08:25:31+00', '2026-11-20 08:25:31+00', '{"ip": "127.0.0.1", "agent": "test"}', '5f43f5fe-6787-431a-8090-304e653770ae'),
('rHbTRoXDybeirGFhfKMfFwAeLvdPwr3Ru9JlzNcesUc', 'd0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', '2026-11-20 08:52:09+00', '2026-11-20 08:52:09+00', '{"ip": "127.0.0.1", "agent": "test"}', '5ff86045-8649-4d68-83c1-156c71f0b9bf'),
('y02VeTBglmzDC4uSBR-glup3w43YhIHcpZkAABTxbkE', '2e58cdf5-aa1e-4a85-bdd7-26e5fe403781', '2026-11-20 08:52:02+00', '2026-11-20 08:52:02+00', '{"ip": "127.0.0.1", "agent": "test"}', '3965cc52-3c80-417c-aecb-ab1d137df6ec'),
('y5DsX7x9670h-ZYAVRR_COQfe7W8YHvrYthPAIDmc28', '7c30e297-1fff-422f-9f1f-e2a644a110c7', '2026-11-20 08:35:20+00', '2026-11-20 08:35:20+00', '{"ip": "127.0.0.1", "agent": "test"}', 'f9418f38-61b2-4a51-86be-b2a2f262c8de'),
('ywvKQR4FsOh5SFClQq7-gEBp1WwS63vn86yLJb-AzdQ', '6a7c5a40-249c-4bbc-ab41-347fa6d1352d', '2026-11-20 08:00:14+00', '2026-11-20 08:00:14+00', '{"ip": "127.0.0.1", "agent": "test"}', '67da9210-5f0b-4b7a-96e9-e8d8552a2625');
insert into "sign_in_links" ("issuer", "subject", "provider", "member_id", "mail", "linked_at") values
('https://accounts.google.com', '12345', 'google', 'd0d16e15-e8bd-43b7-bb01-6ef5a87fe54a', null, '2026-11-20 08:52:09+00');
insert into "stock_ledger" ("id", "offer_id", "kind", "quantity", "reference", "at") overriding system value values
('1', '1', 'initial', '40', null, '2026-11-22 05:56:17.574664+00'),
('10', '2', 'sold', '1', '264de40e-051b-46f8-b678-918fdb81c899', '2026-11-20 08:00:07+00'),
('11', '3', 'sold', '3', '264de40e-051b-46f8-b678-918fdb81c899', '2026-11-20 08:00:07+00'),
('12', '3', 'restocked', '3', '261120-WSTJGN442XS', '2026-11-20 08:00:07+00'),
('13', '1', 'sold', '1', '26517310-b384-4466-ab20-5ad4ac95b291', '2026-11-20 08:00:14+00'),
('14', '1', 'restocked', '1', '261120-GW26X2XNPDT', '2026-11-20 08:00:14+00'),
('15', '6', 'sold', '1', '7ce09d22-eca8-4b64-a507-1ca9ae6e920f', '2026-11-20 08:16:35+00'),
('16', '7', 'sold', '1', 'b173e62f-a16c-4d23-adda-7dfc0a582c10', '2026-11-20 08:16:42+00'),
('17', '1', 'sold', '2', '6b8931bc-dbce-43d1-927a-e82c96c89c00', '2026-11-20 08:16:56+00'),
('18', '2', 'sold', '1', '6b8931bc-dbce-43d1-927a-e82c96c89c00', '2026-11-20 08:16:56+00'),
('19', '3', 'sold', '3', '6b8931bc-dbce-43d1-927a-e82c96c89c00', '2026-11-20 08:16:56+00'),
('2', '2', 'initial', '30', null, '2026-11-22 05:56:17.590911+00'),
('20', '2', 'sold', '2', 'd29c7a25-3dbd-4c2e-a285-555937e525f1', '2026-11-20 08:17:03+00'),
('21', '2', 'restocked', '2', '261120-EH6XW93PZPB', '2026-11-20 08:17:03+00'),
('22', '2', 'sold', '1', 'b091181c-1107-4426-a9b7-8ef52ba9c922', '2026-11-20 08:17:10+00'),
('23', '2', 'sold', '1', '0abb3208-b850-472c-8fcd-8a2a8e4d8a90', '2026-11-20 08:19:17+00'),
('24', '2', 'sold', '1', '0c2d5e52-b1b5-4c48-b4de-f943d0b220c1', '2026-11-20 08:22:24+00'),
('25', '1', 'sold', '2', 'e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '2026-11-20 08:25:31+00'),
('26', '2', 'sold', '1', 'e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '2026-11-20 08:25:31+00'),
('27', '3', 'sold', '3', 'e58f3bd2-b742-4b36-9b4e-9c1b9928930b', '2026-11-20 08:25:31+00'),
('28', '1', 'sold', '1', '7823cec8-fde8-4523-aff9-977837f8f409', '2026-11-20 08:25:38+00'),
('29', '1', 'sold', '1', '5a558946-b5ef-4da1-87be-7642ea404580', '2026-11-20 08:26:45+00'),
('3', '3', 'initial', '50', null, '2026-11-22 05:56:17.604265+00'),
('30', '4', 'sold', '1', '5a558946-b5ef-4da1-87be-7642ea404580', '2026-11-20 08:26:45+00'),
('31', '3', 'sold', '2', 'cd4ffcb2-3040-4780-a2a6-ac6b8f19b74a', '2026-11-20 08:28:52+00'),
('32', '3', 'sold', '1', '971a7f28-640b-49c6-abc0-2bf0e1364fdc', '2026-11-20 08:31:59+00'),
('33', '1', 'sold', '2', '3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2026-11-20 08:35:06+00'),
('34', '2', 'sold', '1', '3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2026-11-20 08:35:06+00'),
('35', '3', 'sold', '3', '3166c463-2d0c-44a4-ae0a-8ea54c2a9a56', '2026-11-20 08:35:06+00'),
('36', '1', 'restocked', '2', '261120-MAHX64G5KJY', '2026-11-20 08:35:06+00'),
('37', '2', 'restocked', '1', '261120-MAHX64G5KJY', '2026-11-20 08:35:06+00'),
('38', '1', 'sold', '1', 'd57df0fa-28a1-46a3-b6f9-87be71611f61', '2026-11-20 08:35:13+00'),
('39', '1', 'restocked', '1', '261120-4W2Q5J26DQN', '2026-11-20 08:35:13+00'),
('4', '4', 'initial', '3', null, '2026-11-22 05:56:17.604265+00'),
('40', '2', 'sold', '3', 'c3eb7f41-bef6-4797-94d9-9bcc616f9c9a', '2026-11-20 08:52:09+00'),
('5', '5', 'initial', '0', null, '2026-11-22 05:56:17.604265+00'),
('6', '6', 'initial', '1', null, '2026-11-22 05:56:17.617808+00'),
('7', '7', 'initial', '1', null, '2026-11-22 05:56:17.623987+00'),
('8', '8', 'initial', '5', null, '2026-11-22 05:56:17.631949+00'),
('9', '1', 'sold', '2', '264de40e-051b-46f8-b678-918fdb81c899', '2026-11-20 08:00:07+00');
select setval(pg_get_serial_sequence('"stock_ledger"', 'id'), (select max("id") from "stock_ledger"));
insert into "stores" ("id", "key", "name", "city", "about", "picture") overriding system value values
('1', '2cf9907f-a631-4e72-9037-692b65394c72', '{"en": "Clay", "ka": "Clay", "ru": "Clay", "zh": "Clay"}', '{"en": "Tbilisi", "ka": "Tbilisi", "ru": "Tbilisi", "zh": "Tbilisi"}', null, null),
('2', '5e266db2-facd-4f38-bacb-9381c1da6923', '{"en": "Wool", "ka": "Wool", "ru": "Wool", "zh": "Wool"}', '{"en": "Tbilisi", "ka": "Tbilisi", "ru": "Tbilisi", "zh": "Tbilisi"}', null, null);
select setval(pg_get_serial_sequence('"stores"', 'id'), (select max("id") from "stores"));
set session_replication_role = default;
