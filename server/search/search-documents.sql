-- A word as documents hold it.
create or replace function search_lexeme(word text) returns text language sql immutable parallel safe as $$
  select (tsvector_to_array(to_tsvector('mall', word)))[1]
$$;

-- A document of four texts, weighted A to D.
create or replace function search_document(parts jsonb) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('mall', parts->>0), 'A') || setweight(to_tsvector('mall', parts->>1), 'B')
    || setweight(to_tsvector('mall', parts->>2), 'C') || setweight(to_tsvector('mall', parts->>3), 'D')
$$;

-- The words of a product's names, [{"words": text, "languages": [0 ... 3]}]: each labelled A to D by the languages that show the name, at one of two places of
-- the language; a word that the name says more than once at both.
create or replace function search_names(names jsonb) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg('''' || replace(word.lexeme, '''', '''''') || ''':' || 3 * lang::int + 1 || label
      || case when cardinality(word.positions) > 1 then ',' || 3 * lang::int + 2 || label else '' end, ' '), '')::tsvector
  from jsonb_array_elements(names) name, jsonb_array_elements_text(name -> 'languages') lang,
    unnest(to_tsvector('mall', name ->> 'words')) word, substr('ABCD', lang::int + 1, 1) label
$$;

-- The words of a product's descriptions, [text]: each labelled by how often they say it, once D, twice C, more often B, at the place of the first time in the first
-- text that does; all places after the 63rd are the 65th, beside which there is none.
create or replace function search_texts(texts jsonb) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg('''' || replace(lexeme, '''', '''''') || ''':' || case when place > 63 then 65 else place end
      || case times when 1 then 'D' when 2 then 'C' else 'B' end, ' '), '')::tsvector
  from (
    select word.lexeme, sum(cardinality(word.positions)) as times, (array_agg(word.positions[1] order by text.at))[1] as place
    from jsonb_array_elements_text(texts) with ordinality text(words, at), unnest(to_tsvector('mall', text.words)) word group by word.lexeme
  ) said
$$;
