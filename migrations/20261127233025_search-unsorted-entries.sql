-- Not built again: the same entries, sorted earlier.
ALTER INDEX "search_documents_words_idx" SET (gin_pending_list_limit = 256);--> statement-breakpoint
ALTER INDEX "search_words_fuzzy_keys_idx" SET (gin_pending_list_limit = 64);
