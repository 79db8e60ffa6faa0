ALTER TABLE "offers" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "mpn" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "availability" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "available_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "unit_pricing" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_condition_check" CHECK ("offers"."condition" in ('new', 'refurbished', 'used'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_availability_check" CHECK ("offers"."availability" in ('preorder', 'backorder'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_weight_check" CHECK ("offers"."weight" > 0);