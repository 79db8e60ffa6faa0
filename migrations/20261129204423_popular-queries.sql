drop index search_queries_first_letter_idx;--> statement-breakpoint
drop index search_queries_first_letters_idx;--> statement-breakpoint
alter table search_queries add column score double precision default 0 not null;--> statement-breakpoint
-- As `scoreAt` of server/search/present/suggest.queries.ts, of the last use: when the others were is not known.
update search_queries set score = uses * power(2, extract(epoch from last_at - timestamptz '2026-01-01 00:00Z') / 1209600)::float8;--> statement-breakpoint
create index search_queries_score_idx on search_queries (lang, score desc) where uses >= 3;--> statement-breakpoint
create index search_queries_letter_score_idx on search_queries (lang, left(query, 1), score desc) where uses >= 3;--> statement-breakpoint
create index search_queries_letters_score_idx on search_queries (lang, left(query, 2), score desc) where uses >= 3;
