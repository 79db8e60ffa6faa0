CREATE TABLE "scene_points" (
	"scene_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"offer_key" text,
	"wide_x" real,
	"wide_y" real,
	"tall_x" real,
	"tall_y" real,
	CONSTRAINT "scene_points_pkey" PRIMARY KEY("scene_id","position"),
	CONSTRAINT "scene_points_wide_check" CHECK (("scene_points"."wide_x" is null) = ("scene_points"."wide_y" is null)),
	CONSTRAINT "scene_points_tall_check" CHECK (("scene_points"."tall_x" is null) = ("scene_points"."tall_y" is null)),
	CONSTRAINT "scene_points_seen_check" CHECK ("scene_points"."wide_x" is not null or "scene_points"."tall_x" is not null)
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"category_id" integer NOT NULL,
	"tone" text NOT NULL,
	"place" text NOT NULL,
	"wide" jsonb NOT NULL,
	"tall" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "scenes_key_key" UNIQUE("key"),
	CONSTRAINT "scenes_tone_check" CHECK ("scenes"."tone" in ('dark', 'light')),
	CONSTRAINT "scenes_place_check" CHECK ("scenes"."place" in ('campaign', 'zone'))
);
--> statement-breakpoint
ALTER TABLE "scene_points" ADD CONSTRAINT "scene_points_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_points" ADD CONSTRAINT "scene_points_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scene_points_product_id_idx" ON "scene_points" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "scenes_category_id_idx" ON "scenes" USING btree ("category_id");