ALTER TABLE "search_documents" ALTER COLUMN "en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "ru" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "zh" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "written" "tsvector" DEFAULT '' NOT NULL;
