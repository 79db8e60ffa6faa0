ALTER TABLE "search_documents" ADD COLUMN "texts" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "text_words" smallint DEFAULT 0 NOT NULL;