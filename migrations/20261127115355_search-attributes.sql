CREATE TABLE "search_attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"key" text NOT NULL,
	"text" jsonb NOT NULL,
	"swatch" text,
	CONSTRAINT "search_attribute_values_attribute_id_key_key" UNIQUE("attribute_id","key")
);
--> statement-breakpoint
CREATE TABLE "search_attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"measure" text NOT NULL,
	CONSTRAINT "search_attributes_key_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "variants" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_attribute_values" ADD CONSTRAINT "search_attribute_values_attribute_id_search_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."search_attributes"("id") ON DELETE no action ON UPDATE no action;