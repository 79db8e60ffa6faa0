CREATE TABLE "search_codes" (
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "search_codes_pkey" PRIMARY KEY("code","product_id")
);
--> statement-breakpoint
ALTER TABLE "search_codes" ADD CONSTRAINT "search_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_codes_product_id_idx" ON "search_codes" USING btree ("product_id");