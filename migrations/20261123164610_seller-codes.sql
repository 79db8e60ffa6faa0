ALTER TABLE "stores" ADD COLUMN "company_code" text;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_company_code_check" CHECK ("stores"."company_code" ~ '^([0-9]{9}|[0-9]{11})$');