-- A word as documents hold it.
create or replace function search_lexeme(word text) returns text language sql immutable parallel safe as $$
  select (tsvector_to_array(to_tsvector('mall', word)))[1]
$$;

-- A document of four texts, weighted A to D.
create or replace function search_document(parts jsonb) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('mall', parts->>0), 'A') || setweight(to_tsvector('mall', parts->>1), 'B')
    || setweight(to_tsvector('mall', parts->>2), 'C') || setweight(to_tsvector('mall', parts->>3), 'D')
$$;
