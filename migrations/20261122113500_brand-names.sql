-- A brand has a name per script: Georgian pages show the Georgian one, all others the Latin one. A name in Georgian
-- letters is romanised (the national romanisation, without apostrophes), any other is the same in both.
create function pg_temp.romanised(name text) returns text language plpgsql as $$
declare
  latin text := name;
  pair text[];
begin
  foreach pair slice 1 in array array[['ჟ', 'zh'], ['ღ', 'gh'], ['შ', 'sh'], ['ჩ', 'ch'], ['ც', 'ts'], ['ძ', 'dz'], ['წ', 'ts'], ['ჭ', 'ch'], ['ხ', 'kh']] loop
    latin := replace(latin, pair[1], pair[2]);
  end loop;
  latin := translate(latin, 'აბგდევზთიკლმნოპრსტუფქყჯჰ', 'abgdevztiklmnoprstupkqjh');
  return case when name ~ '[ა-ჰ]' and name !~ '[A-Za-z]' then initcap(latin) else latin end;
end $$;

alter table brands alter column name type jsonb using jsonb_build_object('ka', name, 'latin', pg_temp.romanised(name));
alter table brands add constraint brands_name_check check (name ->> 'ka' <> '' and name ->> 'latin' <> '');
