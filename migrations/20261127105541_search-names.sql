ALTER TABLE "search_documents" ALTER COLUMN "en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "ru" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "zh" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "written" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
-- The words of a product's names, [{"words": text, "languages": [0 ... 3]}]: each labelled A to D by the languages that show the name, at one of two places of
-- the language; a word that the name says more than once at both.
create function search_names(names jsonb) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg('''' || replace(word.lexeme, '''', '''''') || ''':' || 3 * lang::int + 1 || label
      || case when cardinality(word.positions) > 1 then ',' || 3 * lang::int + 2 || label else '' end, ' '), '')::tsvector
  from jsonb_array_elements(names) name, jsonb_array_elements_text(name -> 'languages') lang,
    unnest(to_tsvector('mall', name ->> 'words')) word, substr('ABCD', lang::int + 1, 1) label
$$;
