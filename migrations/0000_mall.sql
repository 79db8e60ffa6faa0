CREATE TABLE "verification_codes" (
	"key_hash" char(43) PRIMARY KEY NOT NULL,
	"code_hash" char(43) NOT NULL,
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"wrong_guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" char(43) PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"client" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"form" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "cart_merges" (
	"member_id" uuid NOT NULL,
	"guest_cart_id" uuid NOT NULL,
	"clamped" jsonb NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_merge" PRIMARY KEY("member_id","guest_cart_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "brands_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "price_history" (
	"offer_id" integer NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_offer_id_since_pk" PRIMARY KEY("offer_id","since")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	CONSTRAINT "stores_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "favourites" (
	"member_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"price_then" integer NOT NULL,
	CONSTRAINT "favourites_member_id_product_id_pk" PRIMARY KEY("member_id","product_id"),
	CONSTRAINT "favourite_price" CHECK ("favourites"."price_then" > 0)
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "refunds" (
	"order_no" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refund_keys" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "charge_refunded" CHECK ("sandbox_charges"."refunded" >= 0 and ("sandbox_charges"."refunded" = 0 or "sandbox_charges"."state" = 'captured') and "sandbox_charges"."refunded" <= "sandbox_charges"."amount")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"member_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" char(43) NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_member_id_route_key_pk" PRIMARY KEY("member_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"wait_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "search_categories" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"ka" "tsvector" NOT NULL,
	"en" "tsvector" NOT NULL,
	"ru" "tsvector" NOT NULL,
	"zh" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_queries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lang" text NOT NULL,
	"query" text NOT NULL,
	"uses" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_query" UNIQUE("lang","query")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"sound" text,
	"said" text,
	"uses" integer NOT NULL,
	"near" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_cards" ADD CONSTRAINT "product_cards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_categories" ADD CONSTRAINT "search_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_codes_expires_at_index" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member_id_index" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "addresses_member_id_index" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("member_id") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE INDEX "categories_parent_id_index" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "offers_product_id_index" ON "offers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_cards_child" ON "product_cards" USING btree ("category_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_cards_top" ON "product_cards" USING btree ("top_id","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_cards_store_id_index" ON "product_cards" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "product_cards_cut" ON "product_cards" USING btree ("top_id") WHERE "product_cards"."list_price" is not null;--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_store_id_index" ON "products" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_created_at_index" ON "products" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("offer_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_open" ON "holds" USING btree ("checkout_id","offer_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "stock_ledger_offer_id_index" ON "stock_ledger" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "stock_ledger_at_index" ON "stock_ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "favourites_newest" ON "favourites" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_open_of_member" ON "checkouts" USING btree ("member_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "order_events_order_no_index" ON "order_events" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "order_lines_offer_id_index" ON "order_lines" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "orders_of_member" ON "orders" USING btree ("member_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE fulfilment = 'delivered';--> statement-breakpoint
CREATE INDEX "payments_member_id_index" ON "payments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limits_end" ON "limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_queries_start" ON "search_queries" USING btree ("lang","query" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_said" ON "search_words" USING btree ("said" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("near");